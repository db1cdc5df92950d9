import { canExpire, documentLabel } from '@dossier/domain/documents';
import { useTranslation } from 'react-i18next';
import { daysBetween, isoToday, useFormat } from '#i18n/format.ts';
import { type OnboardingRef, usePortal } from '#portals/portal.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { DocumentCell } from './document-cell.tsx';
import { isExpiring } from './document-filters.ts';
import type { DocumentRow } from './document-name.ts';
import { FileButton } from './file-button.tsx';

export interface DocumentsTableProps {
  title: string;
  aside: string;
  rows: readonly DocumentRow[];
  /** The onboarding that is shown; links to documents carry it. */
  of: OnboardingRef;
}

/** Documents of one owner, or of the people of a company. */
export function DocumentsTable({ title, aside, rows, of }: DocumentsTableProps) {
  const { t } = useTranslation('documents');
  const { links } = usePortal();
  const format = useFormat();
  const hrefOf = (row: DocumentRow) => links.document?.(of, row.doc) ?? '';
  return (
    <section aria-label={title} className="px-(--shell-gutter) pt-5 max-md:px-4">
      <h2 className="mb-1 text-13 font-semibold">
        {title} <span className="ml-1 font-normal text-ink-2">{aside}</span>
      </h2>
      <DataTable
        label={`${title}, ${aside}`}
        isWrapping
        rows={rows}
        rowId={(row) => row.doc}
        columns={[
          {
            id: 'document',
            title: t('column.document'),
            isRowHeader: true,
            cell: (row) => <DocumentCell row={row} subject={of.subject} href={hrefOf(row)} />,
          },
          {
            id: 'status',
            title: t('column.status'),
            isOneLine: true,
            cell: (row) => <StatusBadge status={row.verification} isBare />,
          },
          {
            id: 'issued',
            title: t('column.issued'),
            isOneLine: true,
            cell: (row) => (row.issuedOn ? format.date(row.issuedOn) : <Quiet text={t('not-given')} />),
          },
          {
            id: 'expires',
            title: t('column.expires'),
            isOneLine: true,
            cell: (row) => <Expiry row={row} />,
          },
          {
            id: 'by',
            title: t('column.by'),
            isOneLine: true,
            hideBelow: 'lg',
            cell: (row) => <VerifiedBy row={row} />,
          },
          {
            id: 'versions',
            title: t('column.versions'),
            isOneLine: true,
            cell: (row) =>
              row.versions > 1 ? (
                <TextLink href={links.documentHistory?.(of, row.owner, documentLabel(row.kind, row.side)) ?? ''}>
                  {t('versions', { count: row.versions })}
                </TextLink>
              ) : (
                <Quiet text="1" />
              ),
          },
          {
            id: 'actions',
            title: <span className="sr-only">{t('column.actions')}</span>,
            width: '132px',
            align: 'end',
            cell: (row) => (
              <span className="inline-flex gap-1">
                <LinkButton size="sm" href={hrefOf(row)} aria-label={t('view-of', { name: row.name })}>
                  {t('view')}
                </LinkButton>
                <FileButton row={row} request={of.request} />
              </span>
            ),
          },
        ]}
      />
    </section>
  );
}

const Quiet = ({ text }: { text: string }) => <span className="text-ink-3">{text}</span>;

function Expiry({ row: { expiresOn, kind } }: { row: DocumentRow }) {
  const { t } = useTranslation(['documents', 'common']);
  const format = useFormat();
  if (expiresOn === '') return <Quiet text={t(canExpire(kind) ? 'documents:not-given' : 'documents:no-expiry')} />;
  const today = isoToday();
  const days = daysBetween(today, expiresOn.slice(0, 10));
  return (
    <>
      {format.date(expiresOn)}
      {isExpiring(expiresOn, today) && (
        <span className={`flex items-center gap-1 text-12 font-medium ${days < 0 ? 'text-bad-ink' : 'text-warn-ink'}`}>
          <Icon name={days < 0 ? 'octagon' : 'clock'} size={12} />
          {days < 0 ? t('documents:expired') : t('common:deadline.in', { count: days })}
        </span>
      )}
    </>
  );
}

function VerifiedBy({ row }: { row: DocumentRow }) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  if (row.verifiedBy === '') return <Quiet text={t('not-verified')} />;
  return (
    <>
      {row.verifiedBy}
      <span className="block text-12 text-ink-2">{format.date(row.verifiedAt)}</span>
    </>
  );
}
