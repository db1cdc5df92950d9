import { canExpire, documentLabel } from '@dossier/domain/documents';
import { useTranslation } from 'react-i18next';
import { isoToday, useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Icon } from '#ui/icon.tsx';
import { Section } from '#ui/section.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { DownloadNote } from './download-documents.tsx';
import { OnboardingLink } from './onboarding-link.tsx';
import { onboardingIn, type PersonPage, referenceOf } from './person-facts.ts';

type Row = PersonPage['documents'][number];

/** The person's documents, each once with the newest onboarding that uses it. */
export function DocumentsSection({ person }: { person: PersonPage }) {
  const { t } = useTranslation('person');
  const { documents, closedDocuments } = person;
  const isOpen = closedDocuments.length < person.roles.length;
  return (
    <Section
      title={t('documents.title')}
      actions={
        documents.length > 0 && (
          <span className="text-13 text-ink-2">{t('documents.count', { count: documents.length })}</span>
        )
      }
    >
      {documents.length > 0 && <Table rows={documents} person={person} />}
      <DownloadNote person={person} />
      {documents.length === 0 && isOpen && <p className="text-13 text-ink-2">{t('documents.none')}</p>}
      <ul className="mt-2 flex flex-col gap-1 text-13 text-ink-2 empty:hidden">
        {closedDocuments.map((request) => (
          <li key={request}>{t('documents.closed', { reference: referenceOf(person, request) })}</li>
        ))}
      </ul>
    </Section>
  );
}

function Table({ rows, person }: { rows: readonly Row[]; person: PersonPage }) {
  const { t } = useTranslation(['person', 'document-kinds']);
  const { links } = usePortal();
  return (
    <DataTable
      label={t('person:documents.title')}
      isWrapping
      rows={rows}
      rowId={({ doc }) => doc}
      columns={[
        {
          id: 'document',
          title: t('person:documents.document'),
          width: '40%',
          isRowHeader: true,
          cell: (row) => (
            <span className="flex items-start gap-2.5">
              <Icon name={row.kind === 'other-identity' ? 'id' : 'file'} className="mt-0.5 text-ink-2" />
              <span className="min-w-0">
                <TextLink
                  isPlain
                  className="hover:underline"
                  href={links.document?.(onboardingIn(person, row.request), row.doc) ?? ''}
                >
                  {t(`document-kinds:${documentLabel(row.kind, row.side)}`)}
                </TextLink>
                <span className="block text-12 font-normal [overflow-wrap:anywhere] text-ink-2">
                  {[row.name, t('person:documents.version', { number: row.version })].join(', ')}
                </span>
              </span>
            </span>
          ),
        },
        {
          id: 'expires',
          title: t('person:documents.expires'),
          isOneLine: true,
          cell: (row) => <Expiry row={row} />,
        },
        { id: 'verification', title: t('person:documents.verification'), cell: (row) => <Verified row={row} /> },
        {
          id: 'onboarding',
          title: t('person:in-onboarding'),
          align: 'end',
          isOneLine: true,
          cell: (row) => <OnboardingLink person={person} request={row.request} tab="documents" />,
        },
      ]}
    />
  );
}

function Expiry({ row: { expiresOn, kind } }: { row: Row }) {
  const { t } = useTranslation('person');
  const format = useFormat();
  if (expiresOn === '')
    return <span className="text-ink-3">{t(canExpire(kind) ? 'not-given' : 'documents.no-expiry')}</span>;
  const isExpired = expiresOn.slice(0, 10) < isoToday();
  return (
    <>
      {format.date(expiresOn)}
      {isExpired && (
        <span className="flex items-center gap-1 text-12 font-medium text-bad-ink">
          <Icon name="octagon" size={12} />
          {t('documents.expired')}
        </span>
      )}
    </>
  );
}

function Verified({ row: { verification, verifiedBy, verifiedAt } }: { row: Row }) {
  const format = useFormat();
  return (
    <>
      <StatusBadge status={verification} isBare />
      {verifiedBy !== '' && (
        <span className="block text-12 text-ink-2">
          {verifiedBy}, <span className="whitespace-nowrap">{format.date(verifiedAt)}</span>
        </span>
      )}
    </>
  );
}
