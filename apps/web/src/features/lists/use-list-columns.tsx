import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { TableColumn } from '#ui/table.tsx';
import { TwoLine } from '#ui/two-line.tsx';
import { type List, loadStyles, shareOf, useListTexts } from './use-list-texts.ts';

export function useListColumns(): TableColumn<List>[] {
  const { t } = useTranslation('screening-lists');
  const format = useFormat();
  return [
    {
      id: 'name',
      title: t('columns.name'),
      width: 200,
      isGrowing: true,
      cell: (row) => <TwoLine icon="search-check" first={row.name} second={<About list={row} />} />,
    },
    {
      id: 'version',
      title: t('columns.version'),
      width: 140,
      hideBelow: 1100,
      cell: (row) => <span className="truncate normal-nums">{row.version || '–'}</span>,
    },
    {
      id: 'date',
      title: t('columns.date'),
      width: 160,
      hideBelow: 900,
      cell: (row) => (row.date ? format.date(row.date) : <span className="text-ink-3">–</span>),
    },
    {
      id: 'entries',
      title: t('columns.entries'),
      width: 110,
      align: 'end',
      hideBelow: 769,
      cell: (row) => <span className="tabular-nums">{format.number(row.entries)}</span>,
    },
    {
      id: 'schedule',
      title: t('columns.schedule'),
      width: 130,
      hideBelow: 1280,
      cell: (row) => t(`schedules.${row.schedule}`),
    },
    { id: 'result', title: t('columns.result'), width: 260, cell: (row) => <Result list={row} /> },
  ];
}

/** The subject of the list; on a phone also the values of other columns. */
function About({ list: { kind, entries, version } }: { list: List }) {
  const { t } = useTranslation('screening-lists');
  const format = useFormat();
  const more = [
    t('history.entries', { count: entries, entries: format.number(entries) }),
    version && t('history.version', { version }),
  ].filter(Boolean);
  return (
    <>
      {t(`kinds.${kind}`)}
      <span className="normal-nums min-[769px]:hidden">, {more.join(', ')}</span>
    </>
  );
}

/** Status of the latest load: in progress, or its result. */
function Result({ list }: { list: List }) {
  const { t } = useTranslation('screening-lists');
  const { progress } = useListTexts();
  const format = useFormat();
  const { running, last } = list;
  if (running)
    return (
      <span className="block">
        <span className="mb-1.5 block truncate text-12 text-ink-2">{progress(running)}</span>
        <ProgressBar label={t('progress.label', { name: list.name })} value={shareOf(running)} />
      </span>
    );
  if (!last) return <span className="text-ink-3">{t('states.never')}</span>;
  return (
    <TwoLine
      first={
        <Badge isBare {...loadStyles[last.state]}>
          {t(`states.${last.state}`)}
        </Badge>
      }
      second={format.dateTime(last.endedAt || last.startedAt)}
    />
  );
}
