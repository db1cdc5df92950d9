import { type EventKind, eventKinds } from '@dossier/domain/event-kinds';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { recordReads } from '#api/dependencies.ts';
import { download } from '#api/files.ts';
import { useRole } from '#api/use-session.ts';
import { askView, type ViewAnswer, type ViewParams } from '#api/views.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { ExportButton } from '#ui/export-button.tsx';
import { Failed } from '#ui/failed.tsx';
import { Menu } from '#ui/menu.tsx';
import { Loading, LoadingLines } from '#ui/skeleton.tsx';
import { EventDays } from './event-days.tsx';

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
}

type History = ViewAnswer<'entity-history'>;

/** Who did what when, newest first, with the values before and after. */
export function HistoryScreen({ params, filter, onFilter }: HistoryScreenProps) {
  const { t } = useTranslation('history');
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
  return (
    <div className="max-w-[var(--container-read)] px-(--shell-gutter) py-5 max-md:px-4">
      {first && (
        <Filters history={first} asked={asked} isEmpty={events.length === 0} filter={filter} onFilter={onFilter} />
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
      <EventDays events={events} />
      {history.hasNextPage && (
        <Button isPending={history.isFetchingNextPage} onPress={() => void history.fetchNextPage()} className="mt-4">
          {t('more')}
        </Button>
      )}
    </div>
  );
}

interface FiltersProps extends Omit<HistoryScreenProps, 'params'> {
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
            <Button icon="users" trailingIcon="down">
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
        <ExportButton
          take={(language) => download('entity-history-export', { ...asked, language }, 'history.csv')}
          isEmpty={isEmpty}
        />
        {isLead && (
          <ExportButton
            label={t('access-log')}
            take={(language) => download('access-log-export', { ...which, language }, 'access-log.csv')}
            isEmpty={false}
          />
        )}
      </div>
    </div>
  );
}
