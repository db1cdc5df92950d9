import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ViewAnswer, view } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { type DataColumn, DataTable } from '#ui/data-table.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Loading, LoadingLines } from '#ui/skeleton.tsx';
import { resultStyles } from './use-subscription-columns.tsx';

type Run = ViewAnswer<'subscription-runs'>['items'][number];

const windowSize = 50;

/** Every run of a subscription, newest first, loaded in pages. */
export function Runs({ subscription }: { subscription: string }) {
  const { t } = useTranslation('subscriptions');
  const [offset, setOffset] = useState(0);
  const asked = view('subscription-runs', { subscription, offset });
  const { data, error, isFetching, refetch } = useQuery({ ...asked, placeholderData: keepPreviousData });
  const columns = useRunColumns();
  if (!data && error)
    return <NotLoaded error={error} onRetry={() => void refetch()} isRetrying={isFetching} title={t('failed')} />;
  if (!data)
    return (
      <Loading>
        <LoadingLines lines={3} />
      </Loading>
    );
  if (data.total === 0) return <p className="text-13 text-ink-2">{t('history.no-runs')}</p>;
  const last = Math.min(offset + windowSize, data.total);
  return (
    <>
      <DataTable label={t('history.runs')} columns={columns} rows={data.items} rowId={({ id }) => id} isWrapping />
      {data.total > windowSize && (
        <div className="mt-3 flex flex-wrap items-center gap-2 text-13 text-ink-2">
          <span>{t('history.window', { first: offset + 1, last, total: data.total })}</span>
          <Button size="sm" isDisabled={offset === 0} onPress={() => setOffset(offset - windowSize)}>
            {t('history.newer')}
          </Button>
          <Button size="sm" isDisabled={last === data.total} onPress={() => setOffset(offset + windowSize)}>
            {t('history.older')}
          </Button>
        </div>
      )}
    </>
  );
}

function useRunColumns(): DataColumn<Run>[] {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  const lookedAt = ({ lists, register }: Run) =>
    [
      lists.length > 0 ? t('history.lists', { count: lists.length }) : t('history.no-list'),
      register !== '' && t(`history.register.${register}`),
    ]
      .filter(Boolean)
      .join(', ');
  return [
    { id: 'when', title: t('history.when'), isRowHeader: true, cell: ({ at }) => format.dateTime(at) },
    { id: 'cause', title: t('history.cause'), cell: ({ cause }) => t(`history.causes.${cause}`) },
    { id: 'looked', title: t('history.looked'), cell: lookedAt },
    {
      id: 'result',
      title: t('history.result'),
      cell: ({ result }) => (
        <Badge isBare {...resultStyles[result]}>
          {t(`results.${result}`)}
        </Badge>
      ),
    },
  ];
}
