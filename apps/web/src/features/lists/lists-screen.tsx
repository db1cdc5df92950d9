import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ViewAnswer, view } from '#api/views.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { ListPage } from '#ui/list-page.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Table } from '#ui/table.tsx';
import { TableLoading } from '#ui/table-loading.tsx';
import { usePageKeys } from '#ui/use-page-keys.ts';
import { ListDrawer } from './list-drawer.tsx';
import { ListForm } from './list-form.tsx';
import { ProviderDrawer } from './provider-drawer.tsx';
import { useListColumns } from './use-list-columns.tsx';
import { useListTexts } from './use-list-texts.ts';

interface ListsScreenProps {
  /** The open list; '' for none. */
  open: string;
  onOpen: (list: string) => void;
}

type Answer = ViewAnswer<'screening-lists'>;

/** Polling interval during a load, in case a change event is missed. Unit: milliseconds. */
const askEvery = 2_000;

const isBusy = (answer: Answer | undefined) =>
  answer !== undefined && (answer.rescreening !== null || answer.lists.some(({ running }) => running !== null));

/** The screening lists: active version, number of entries, result of the last load. */
export function ListsScreen({ open, onOpen }: ListsScreenProps) {
  const { t } = useTranslation(['screening-lists', 'lists']);
  const [dialog, setDialog] = useState<'new' | 'provider'>();
  const columns = useListColumns();
  const { data, error, isFetching, refetch } = useQuery({
    ...view('screening-lists', {}),
    refetchInterval: ({ state }) => (isBusy(state.data) ? askEvery : false),
  });
  const mayChange = data?.mayChange === true;
  usePageKeys({ n: mayChange ? () => setDialog('new') : undefined });
  const opened = data?.lists.find(({ id }) => id === open);
  return (
    <ListPage
      title={t('title')}
      tools={data && <Tools data={data} onOpen={setDialog} />}
      tabs={<p className="px-2.5 text-13 text-ink-2">{t('lead')}</p>}
      foot={data && [t('foot', { count: data.lists.length }), !mayChange && t('read-only')].filter(Boolean).join('. ')}
      hints={[
        { keys: ['J', 'K'], label: t('lists:hints.move') },
        { keys: ['Enter'], label: t('lists:hints.open') },
        ...(mayChange ? [{ keys: ['N'], label: t('lists:hints.new') }] : []),
      ]}
    >
      {!data && error && (
        <div className="px-(--shell-gutter) max-md:px-4">
          <NotLoaded error={error} onRetry={() => void refetch()} isRetrying={isFetching} title={t('failed')} />
        </div>
      )}
      {!data && !error && <TableLoading columns={columns} storageKey="screening-lists" />}
      {data && <Loud data={data} onOpen={onOpen} />}
      {data?.lists.length === 0 && (
        <div className="flex flex-1 flex-col justify-center">
          <Empty
            title={t('empty')}
            action={
              mayChange && (
                <Button variant="primary" icon="plus" onPress={() => setDialog('new')}>
                  {t('add')}
                </Button>
              )
            }
          >
            {t('empty-lead')} {!mayChange && t('empty-ask')}
          </Empty>
        </div>
      )}
      {data && data.lists.length > 0 && (
        <Table
          label={t('title')}
          storageKey="screening-lists"
          columns={columns}
          rows={data.lists}
          rowId={(row) => row.id}
          rowHeight={56}
          onOpen={(row) => onOpen(row.id)}
        />
      )}
      {opened && <ListDrawer list={opened} mayChange={mayChange} onClose={() => onOpen('')} />}
      {dialog === 'new' && (
        <ListForm
          onSaved={(list) => {
            setDialog(undefined);
            onOpen(list);
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'provider' && data && (
        <ProviderDrawer provider={data.provider} onClose={() => setDialog(undefined)} />
      )}
    </ListPage>
  );
}

function Tools({ data, onOpen }: { data: Answer; onOpen: (dialog: 'new' | 'provider') => void }) {
  const { t } = useTranslation('screening-lists');
  if (!data.mayChange)
    return <span className="text-13 text-ink-2">{t(data.provider.isOn ? 'provider.on' : 'provider.off')}</span>;
  return (
    <>
      <Button icon="globe" onPress={() => onOpen('provider')}>
        {t(data.provider.isOn ? 'provider.on' : 'provider.off')}
      </Button>
      {data.lists.length > 0 && (
        <Button variant="primary" icon="plus" shortcut="N" onPress={() => onOpen('new')}>
          {t('add')}
        </Button>
      )}
    </>
  );
}

/** A list that could not be updated is shown above everything else. */
function Loud({ data, onOpen }: { data: Answer; onOpen: (list: string) => void }) {
  const { t } = useTranslation('screening-lists');
  const { problem, stays } = useListTexts();
  const failing = data.lists.filter(({ isFailing }) => isFailing);
  if (failing.length === 0 && !data.rescreening) return null;
  return (
    <div className="flex flex-none flex-col gap-2 px-(--shell-gutter) py-3 max-md:px-4">
      {failing.map((list) => (
        <Banner
          key={list.id}
          tone="bad"
          isAlert
          title={t('failing.title', { name: list.name })}
          actions={
            <Button size="sm" onPress={() => onOpen(list.id)} aria-label={`${t('failing.view')}: ${list.name}`}>
              {t('failing.view')}
            </Button>
          }
        >
          {list.last?.problem && problem(list.last.problem, list.last.facts)} {stays(list)}
        </Banner>
      ))}
      {data.rescreening && (
        <Banner tone="info" icon="repeat" title={t('rescreening.title')}>
          <span className="text-ink-2">{t('rescreening.progress', { ...data.rescreening })}</span>
          <span className="mt-2 block max-w-80">
            <ProgressBar
              label={t('rescreening.title')}
              value={data.rescreening.total > 0 ? data.rescreening.done / data.rescreening.total : undefined}
            />
          </span>
        </Banner>
      )}
    </div>
  );
}
