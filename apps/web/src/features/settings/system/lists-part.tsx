import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { System } from './system-answer.ts';

/** The screening lists in use, with their age. */
export function ListsPart({ lists }: { lists: System['lists'] }) {
  const { t } = useTranslation('system');
  const format = useFormat();
  const { links } = usePortal();
  return (
    <Section title={t('lists.title')} actions={<TextLink href={links.lists?.() ?? ''}>{t('lists.open')}</TextLink>}>
      {lists.length === 0 ? (
        <p className="text-13 text-ink-2">{t('lists.none')}</p>
      ) : (
        <DataTable
          label={t('lists.title')}
          rows={lists}
          rowId={({ id }) => id}
          columns={[
            {
              id: 'list',
              title: t('lists.columns.list'),
              width: '50%',
              isRowHeader: true,
              cell: ({ id, name }) => <TextLink href={links.lists?.(id) ?? ''}>{name}</TextLink>,
            },
            {
              id: 'version',
              title: t('lists.columns.version'),
              isOneLine: true,
              cell: ({ date }) => (date === '' ? '–' : format.date(date)),
            },
            {
              id: 'loaded',
              title: t('lists.columns.loaded'),
              align: 'end',
              cell: ({ loadedAt, isLate, problem }) =>
                isLate || problem !== null ? (
                  <Badge isBare icon="clock" tone="warn" title={t('lists.late')}>
                    {format.relative(loadedAt)}, {t('lists.late')}
                  </Badge>
                ) : (
                  format.relative(loadedAt)
                ),
            },
          ]}
        />
      )}
    </Section>
  );
}
