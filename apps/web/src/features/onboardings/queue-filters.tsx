import { isReadable, onboardingStatuses } from '@dossier/domain/onboarding';
import { type QueueTab, vaultFilters } from '@dossier/domain/onboarding-filters';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { ChoiceMenu } from '#ui/choice-menu.tsx';
import type { QueueSearch } from './queue-search.ts';
import { DueFilter, TypeFilter } from './shared-filters.tsx';

interface QueueFiltersProps {
  search: QueueSearch;
  tab: QueueTab;
  head: ViewAnswer<'queue'> | undefined;
  onSearch: (change: QueueSearch) => void;
}

/** Filters other than the tabs. */
export function QueueFilters({ search, tab, head, onSearch }: QueueFiltersProps) {
  const { t } = useTranslation(['onboardings', 'lists', 'statuses']);
  return (
    <>
      <ChoiceMenu
        label={t('columns.org')}
        anyLabel={t('lists:any')}
        options={(head?.orgs ?? []).map(({ id, name }) => ({ id, label: name }))}
        value={search.org}
        onChange={(org) => onSearch({ org })}
      />
      <TypeFilter value={search.type} onChange={(type) => onSearch({ type })} />
      <DueFilter value={search.due} onChange={(due) => onSearch({ due })} />
      <ChoiceMenu
        label={t('columns.status')}
        anyLabel={t('lists:any')}
        options={onboardingStatuses.filter(isReadable).map((id) => ({ id, label: t(`statuses:${id}`) }))}
        value={search.status}
        onChange={(status) => onSearch({ status, tab })}
      />
      <ChoiceMenu
        label={t('queue.vault')}
        anyLabel={t('lists:any')}
        options={vaultFilters.map((id) => ({ id, label: t(`queue.vaults.${id}`) }))}
        value={search.vault}
        onChange={(vault) => onSearch({ vault })}
      />
    </>
  );
}
