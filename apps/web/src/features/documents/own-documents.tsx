import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { type OnboardingRef, usePortal } from '#portals/portal.ts';
import { Button } from '#ui/button.tsx';
import { Count } from '#ui/count.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { DocumentCell } from './document-cell.tsx';
import type { DocumentRow } from './document-name.ts';
import { FileButton } from './file-button.tsx';

export interface OwnDocumentsProps {
  rows: readonly DocumentRow[];
  /** The onboarding that is shown; links to documents carry it. */
  of: OnboardingRef;
  onAdd: (() => void) | undefined;
}

/** Documents that the institution added to the onboarding. They never become the client's. */
export function OwnDocuments({ rows, of, onAdd }: OwnDocumentsProps) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const { links } = usePortal();
  return (
    <section aria-labelledby="own-documents" className="px-(--shell-gutter) pt-8 max-md:px-4">
      <div className="mb-2 flex min-h-8 items-center gap-2">
        <h2 id="own-documents" className="text-16 font-semibold">
          {t(onAdd ? 'own.title' : 'own.title-desk')}
        </h2>
        <span className="text-13 text-ink-3">
          <Count of={rows.length} />
        </span>
        {onAdd && (
          <Button icon="plus" className="ml-auto" onPress={onAdd}>
            {t('own.add')}
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="text-13 text-ink-2">{t('own.none')}</p>
      ) : (
        <DataTable
          label={t('own.table')}
          isWrapping
          rows={rows}
          rowId={(row) => row.doc}
          columns={[
            {
              id: 'document',
              title: t('column.document'),
              width: '44%',
              isRowHeader: true,
              cell: (row) => <DocumentCell row={row} subject={of.subject} href={links.document?.(of, row.doc) ?? ''} />,
            },
            {
              id: 'issued',
              title: t('column.issued'),
              cell: (row) =>
                row.issuedOn ? format.date(row.issuedOn) : <span className="text-ink-3">{t('not-given')}</span>,
            },
            { id: 'by', title: t('column.added-by'), cell: (row) => row.uploadedBy },
            { id: 'at', title: t('column.added-on'), align: 'end', cell: (row) => format.date(row.uploadedAt) },
            {
              id: 'actions',
              title: <span className="sr-only">{t('column.actions')}</span>,
              width: '64px',
              align: 'end',
              cell: (row) => <FileButton row={row} request={of.request} />,
            },
          ]}
        />
      )}
    </section>
  );
}
