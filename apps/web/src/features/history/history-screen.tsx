import { historyFormats } from '@dossier/domain/contracts/views/entity-history-export';
import { type EventKind, eventKinds } from '@dossier/domain/event-kinds';
import { type UseInfiniteQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordReads } from '#api/dependencies.ts';
import { download } from '#api/files.ts';
import { useRole } from '#api/use-session.ts';
import { askView, type ViewAnswer, type ViewParams, view } from '#api/views.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { ExportFormats } from '#ui/export-menu.tsx';
import { Failed } from '#ui/failed.tsx';
import { Menu } from '#ui/menu.tsx';
import { Loading, LoadingLines } from '#ui/skeleton.tsx';
import { EventDays } from './event-days.tsx';
import type { HistoryEvent } from './event-groups.ts';
import { HistoryCheckLine } from './history-check-line.tsx';
import { HowToVerify } from './how-to-verify.tsx';
import { placeBreaks } from './place-breaks.ts';

export interface HistoryFilter {
  /** '' for all kinds. */
  readonly kind: EventKind | '';
  /** Id of a person, '' for everyone. */
  readonly actor: string;
}

export interface HistoryScreenProps {
  params: { subject: string; request?: string };
  filter: HistoryFilter;
  onFilter: (filter: HistoryFilter) => void;
  /** Number of the entry that the address names; 0 for none. */
  entry?: number;
}

type History = ViewAnswer<'entity-history'>;

/** Who did what when, newest first, with the values before and after. */
export function HistoryScreen({ params, filter, onFilter, entry = 0 }: HistoryScreenProps) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const { error: errorText } = useErrorText();
  const asked = {
    ...params,
    ...(filter.kind ? { kind: filter.kind } : {}),
    ...(filter.actor ? { actor: filter.actor } : {}),
  };
  const queryKey = ['views', 'entity-history', asked] as const;
  const history = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, client }) =>
      askView(
        'entity-history',
        { ...asked, ...(pageParam ? { before: pageParam } : {}) },
        { onReads: (reads) => recordReads(client, queryKey, reads, true) },
      ),
    initialPageParam: '',
    getNextPageParam: (last: History) => (last.more ? last.events.at(-1)?.id : undefined),
  });
  const first = history.data?.pages[0];
  const events = history.data?.pages.flatMap((page) => page.events) ?? [];
  const check = useQuery({ ...view('history-check', params), refetchOnMount: 'always' });
  const [isExplained, setExplained] = useState(false);
  const explain = () => setExplained(true);
  const isMissing = useEntry(entry, events, history);
  return (
    <div className="max-w-[var(--container-read)] px-(--shell-gutter) py-5 max-md:px-4">
      {first && (
        <Filters history={first} asked={asked} isEmpty={events.length === 0} filter={filter} onFilter={onFilter} />
      )}
      {first && <HistoryCheckLine check={check} onExplain={explain} />}
      {check.data && <HowToVerify check={check.data} isOpen={isExplained} onOpenChange={setExplained} />}
      {isMissing && (
        <p role="status" className="mb-4 text-13">
          {t('entry-not-shown', { number: format.number(entry) })}
        </p>
      )}
      {history.isPending && (
        <Loading>
          <LoadingLines lines={8} />
        </Loading>
      )}
      {history.error && (
        <Failed onRetry={() => void history.refetch()} isRetrying={history.isFetching}>
          {errorText(history.error)}
        </Failed>
      )}
      {first && events.length === 0 && (
        <Empty
          title={t('none')}
          action={<Button onPress={() => onFilter({ kind: '', actor: '' })}>{t('show-everything')}</Button>}
        />
      )}
      <EventDays
        events={events}
        breaks={placeBreaks(events, first ? (check.data?.breaks ?? []) : [], history.hasNextPage)}
        entry={entry}
        onExplain={explain}
      />
      {history.hasNextPage && (
        <Button isPending={history.isFetchingNextPage} onPress={() => void history.fetchNextPage()} className="mt-4">
          {t('more')}
        </Button>
      )}
    </div>
  );
}

/** Reads older events until the named entry is there. Returns whether it is in none of them. */
function useEntry(
  entry: number,
  events: readonly HistoryEvent[],
  { hasNextPage, isFetching, isError, fetchNextPage, isPending }: UseInfiniteQueryResult,
): boolean {
  const isThere = entry === 0 || events.some(({ number }) => number === entry);
  const isOlder = !isThere && (events.at(-1)?.number ?? 0) > entry;
  useEffect(() => {
    if (isOlder && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isOlder, hasNextPage, isFetching, isError, fetchNextPage]);
  return !isThere && !isPending && !isFetching && !(isOlder && hasNextPage);
}

const exportsOfLead = [...historyFormats, 'access-log'] as const;

interface FiltersProps extends Omit<HistoryScreenProps, 'params' | 'entry'> {
  history: History;
  asked: ViewParams<'entity-history-export'>;
  isEmpty: boolean;
}

function Filters({ history, asked, isEmpty, filter, onFilter }: FiltersProps) {
  const { t } = useTranslation('history');
  const all = Object.values(history.counts).reduce((sum, count) => sum + count, 0);
  const isLead = useRole() === 'intern-lead';
  const which = { subject: asked.subject, ...(asked.request && { request: asked.request }) };
  const actor = history.actors.find(({ id }) => id === filter.actor);
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that filter are no fields of a form */}
      <div role="group" aria-label={t('kinds')} className="flex flex-wrap gap-1">
        {(['', ...eventKinds] as const).map((kind) => (
          <Button
            key={kind}
            variant="ghost"
            size="sm"
            aria-pressed={kind === filter.kind}
            className={kind === filter.kind ? 'bg-active! text-ink!' : ''}
            onPress={() => onFilter({ ...filter, kind })}
          >
            {t(kind === '' ? 'everything' : `kind.${kind}`)}{' '}
            <span className="text-12 font-normal text-ink-3">{kind === '' ? all : (history.counts[kind] ?? 0)}</span>
          </Button>
        ))}
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <Menu
          label={t('who')}
          trigger={
            <Button icon="users" trailingIcon="down" size="sm">
              {actor?.name ?? t('everyone')}
            </Button>
          }
          entries={[
            {
              id: 'everyone',
              label: t('everyone'),
              isChosen: filter.actor === '',
              onAction: () => onFilter({ ...filter, actor: '' }),
            },
            ...history.actors.map(({ id, name }) => ({
              id,
              label: name,
              isChosen: id === filter.actor,
              onAction: () => onFilter({ ...filter, actor: id }),
            })),
          ]}
        />
        <ExportFormats
          formats={isLead ? exportsOfLead : historyFormats}
          label={(format) => t(`formats.${format}`)}
          take={(language, format) =>
            format === 'access-log'
              ? download('access-log-export', { ...which, language }, 'access-log.csv')
              : download('entity-history-export', { ...asked, language, format }, `history.${format}`)
          }
          size="sm"
          isEmpty={isEmpty && !isLead}
        />
      </div>
    </div>
  );
}
