import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Section } from '#ui/section.tsx';
import type { System } from './system-answer.ts';

/** Failed requests and jobs, without persons. */
export function ErrorsPart({ errors }: { errors: System['errors'] }) {
  const { t } = useTranslation('system');
  const format = useFormat();
  const rows = errors.map((error, index) => ({ ...error, key: String(index) }));
  return (
    <Section title={t('errors.title')}>
      <p className="mb-3 text-13 text-ink-2">{t('errors.lead')}</p>
      {rows.length === 0 ? (
        <p className="text-13 text-ink-2">{t('errors.none')}</p>
      ) : (
        <DataTable
          label={t('errors.title')}
          isWrapping
          rows={rows}
          rowId={({ key }) => key}
          columns={[
            {
              id: 'at',
              title: t('errors.columns.at'),
              width: '24%',
              isRowHeader: true,
              cell: ({ at }) => format.dateTime(at),
            },
            {
              id: 'id',
              title: t('errors.columns.id'),
              width: '20%',
              cell: ({ requestId }) => <code className="break-all font-mono text-12">{requestId || '–'}</code>,
            },
            {
              id: 'where',
              title: t('errors.columns.where'),
              cell: ({ where, status }) => (
                <span className="break-words">
                  {status === 0 ? t(`jobs.names.${where as 'outbox'}`, { defaultValue: where }) : where}
                </span>
              ),
            },
            {
              id: 'status',
              title: t('errors.columns.status'),
              width: '10%',
              cell: ({ status }) => (status === 0 ? t('errors.job') : String(status)),
            },
            {
              id: 'portal',
              title: t('errors.columns.portal'),
              width: '14%',
              cell: ({ portal }) => portal || '–',
            },
          ]}
        />
      )}
    </Section>
  );
}
