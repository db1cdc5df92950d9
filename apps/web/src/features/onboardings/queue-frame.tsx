import { tabOf } from '@dossier/domain/list-search';
import { type QueueTab, queueTabs } from '@dossier/domain/onboarding-filters';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { ListColumns } from '#list-views/list-columns.tsx';
import type { OnboardingRow } from '#list-views/onboarding-columns.tsx';
import type { useListView } from '#list-views/use-list-view.ts';
import { ViewsMenu } from '#list-views/views-menu.tsx';
import { FilterLinks } from '#ui/filter-links.tsx';
import type { TableColumn } from '#ui/table.tsx';
import { QueueFilters } from './queue-filters.tsx';
import type { QueueSearch } from './queue-search.ts';

interface QueueFrame {
  search: QueueSearch;
  views: ReturnType<typeof useListView<'queue'>>;
  head: ViewAnswer<'queue'> | undefined;
  hrefOfTab: (tab: QueueTab) => string;
  columns: Readonly<Partial<Record<string, TableColumn<OnboardingRow>>>>;
  /** Those of the table. */
  shown: readonly TableColumn<OnboardingRow>[];
}

/** Tabs that the menu of the views offers to everybody. */
const standardTabs: readonly string[] = ['review', 'unassigned'];

/** The parts around the queue: its saved views, tabs with counts, filters and the choice of columns. */
export function useQueueFrame({ search, views, head, hrefOfTab, columns, shown }: QueueFrame) {
  const { t } = useTranslation(['onboardings', 'lists']);
  const tab = tabOf(search);
  const tabs = queueTabs.map((id) => ({
    id,
    label: t(`onboardings:queue.tabs.${id}`),
    count: head?.counts[id],
    href: hrefOfTab(id),
  }));
  return {
    views: <ViewsMenu state={views.state} standard={tabs.filter(({ id }) => standardTabs.includes(id))} isDesk />,
    tabs: <FilterLinks label={t('lists:filter')} current={tab} options={tabs} />,
    filters: (
      <>
        <QueueFilters search={search} tab={tab} head={head} onSearch={views.onSearch} />
        <ListColumns list="queue" chosen={views.columns} all={columns} shown={shown} onChange={views.chooseColumns} />
      </>
    ),
  };
}
