import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { view } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Loading, LoadingLines } from '#ui/skeleton.tsx';
import { type List, type Load, loadStyles, useListTexts } from './use-list-texts.ts';

/** All loads, newest first, including refused ones. */
export function LoadHistory({ list }: { list: List }) {
  const { t } = useTranslation('screening-lists');
  return (
    <section aria-label={t('history.title')}>
      <h3 className="mb-1 text-14 font-semibold">{t('history.title')}</h3>
      {list.loads.length === 0 && <p className="text-13 text-ink-2">{t('history.none')}</p>}
      <ul>
        {list.loads.map((load) => (
          <LoadLine key={load.id} load={load} />
        ))}
      </ul>
    </section>
  );
}

function LoadLine({ load }: { load: Load }) {
  const { t } = useTranslation('screening-lists');
  const { problem } = useListTexts();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const from = load.from || t(`sources.${load.source}`);
  const facts = [
    load.state === 'done' && t('history.entries', { count: load.entries, entries: format.number(load.entries) }),
    load.version && t('history.version', { version: load.version }),
    load.by ? t('history.by', { from, who: load.by }) : from,
  ];
  return (
    <li className="border-b border-line py-2.5 text-13 last:border-b-0">
      <p className="flex flex-wrap items-center gap-x-3">
        <Badge isBare {...loadStyles[load.state]}>
          {t(`states.${load.state}`)}
        </Badge>
        <span className="ml-auto text-ink-2">{format.dateTime(load.endedAt || load.startedAt)}</span>
      </p>
      <p className="text-ink-2 [overflow-wrap:anywhere]">{facts.filter(Boolean).join(', ')}</p>
      {load.problem && <p className="text-bad-ink">{problem(load.problem, load.facts)}</p>}
      {load.badCount > 0 && (
        <>
          <Button
            variant="ghost"
            size="sm"
            className="-ml-2.5"
            trailingIcon={isOpen ? 'up' : 'down'}
            aria-expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
          >
            {t('history.bad', { count: load.badCount })}
          </Button>
          {isOpen && <BadRecords load={load.id} count={load.badCount} />}
        </>
      )}
    </li>
  );
}

function BadRecords({ load, count }: { load: string; count: number }) {
  const { t } = useTranslation('screening-lists');
  const { data, error, isFetching, refetch } = useQuery(view('screening-load', { load }));
  if (error) return <NotLoaded error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data)
    return (
      <Loading>
        <LoadingLines lines={2} />
      </Loading>
    );
  return (
    <>
      <DataTable
        label={t('history.bad-label')}
        isWrapping
        rows={data.bad.map((bad, index) => ({ ...bad, id: String(index) }))}
        rowId={({ id }) => id}
        columns={[
          { id: 'record', title: t('history.record'), width: '35%', isRowHeader: true, cell: ({ record }) => record },
          { id: 'problem', title: t('history.problem'), cell: ({ problem }) => problem },
        ]}
      />
      {data.bad.length < count && (
        <p className="mt-1 text-12 text-ink-2">{t('history.more', { count: data.bad.length })}</p>
      )}
    </>
  );
}
