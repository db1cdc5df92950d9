import { documentLabel } from '@dossier/domain/documents';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Icon } from '#ui/icon.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { type EntityFile, useEntityLinks, useEntityPlace } from './entity-context.ts';
import { GatedSection } from './gated-section.tsx';

type Documents = Extract<EntityFile['documents'], { open: true }>['value'];
type Row = Documents[number];

/** Number of rows shown here; the tab shows the rest. */
const shown = 6;

export function DocumentVerification() {
  const { t } = useTranslation('entity');
  const links = useEntityLinks();
  const { documents } = useEntityPlace().entity;
  return (
    <GatedSection
      id="documents"
      title={t('documents.title')}
      part="documents"
      gated={documents}
      actions={(rows) => (
        <TextLink className="text-13" href={links.tab('documents')}>
          {t('documents.all', { count: rows.length })}
        </TextLink>
      )}
    >
      {(rows) =>
        rows.length === 0 ? <p className="text-13 text-ink-2">{t('documents.none')}</p> : <Verifications rows={rows} />
      }
    </GatedSection>
  );
}

function Verifications({ rows }: { rows: Documents }) {
  const { t } = useTranslation('entity');
  const format = useFormat();
  return (
    <DataTable
      label={t('documents.table')}
      isWrapping
      rows={rows.slice(0, shown)}
      rowId={(row) => row.doc}
      columns={[
        { id: 'name', title: t('documents.name'), width: '44%', isRowHeader: true, cell: (row) => <Name row={row} /> },
        {
          id: 'verification',
          title: t('documents.verification'),
          cell: (row) => <StatusBadge status={row.verification} isBare />,
        },
        {
          id: 'by',
          title: t('documents.by'),
          cell: (row) => row.verifiedBy || <span className="text-ink-3">{t('documents.not-verified')}</span>,
        },
        { id: 'updated', title: t('documents.updated'), align: 'end', cell: (row) => format.date(row.updated) },
      ]}
    />
  );
}

function Name({ row }: { row: Row }) {
  const { t } = useTranslation('document-kinds');
  const links = useEntityLinks();
  const { subject } = useEntityPlace().entity;
  const kind = t(documentLabel(row.kind, row.side));
  return (
    <span className="flex items-center gap-2">
      <Icon name={row.kind === 'other-identity' ? 'id' : 'file'} className="text-ink-2" />
      <TextLink isPlain href={links.document(row.doc)} className="truncate hover:underline">
        {row.owner === subject.id ? kind : `${kind}, ${row.ownerName}`}
      </TextLink>
    </span>
  );
}
