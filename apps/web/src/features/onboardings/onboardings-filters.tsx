import { onboardingStatuses } from '@dossier/domain/onboarding';
import { deadlineFilters } from '@dossier/domain/onboarding-filters';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceMenu } from '#ui/choice-menu.tsx';
import type { FilterLink } from '#ui/filter-links.tsx';
import type { ListSearch } from './list-search.ts';
import { DueFilter, TypeFilter } from './shared-filters.tsx';

interface OnboardingsFiltersProps {
  search: ListSearch;
  head: ViewAnswer<'onboardings'> | undefined;
  onSearch: (change: ListSearch) => void;
}

/** The statuses with their counts, as links that keep the other filters. */
export function useStatusLinks(
  head: OnboardingsFiltersProps['head'],
  hrefOf: (status: ListSearch['status']) => string,
): FilterLink[] {
  const { t } = useTranslation(['lists', 'statuses']);
  const counts = head?.counts;
  const open = counts && onboardingStatuses.reduce((sum, one) => (one === 'archived' ? sum : sum + counts[one]), 0);
  return [
    { id: 'all', label: t('lists:all'), count: open, href: hrefOf(undefined) },
    ...onboardingStatuses.map((status) => ({
      id: status,
      label: t(`statuses:${status}`),
      count: counts?.[status],
      href: hrefOf(status),
    })),
  ];
}

/** Filters other than the status. */
export function OnboardingsFilters({ search, head, onSearch }: OnboardingsFiltersProps) {
  const { t } = useTranslation(['onboardings', 'lists']);
  return (
    <>
      {search.import && (
        <Button
          size="sm"
          variant="ghost"
          icon="x"
          className="bg-active! text-ink!"
          onPress={() => onSearch({ import: undefined })}
        >
          {t('lists:imported')}
        </Button>
      )}
      <TypeFilter value={search.type} onChange={(type) => onSearch({ type })} />
      <ChoiceMenu
        label={t('columns.deadline')}
        anyLabel={t('lists:any')}
        options={deadlineFilters.map((id) => ({ id, label: t(`deadlines.${id}`) }))}
        value={search.deadline}
        onChange={(deadline) => onSearch({ deadline })}
      />
      <DueFilter value={search.due} onChange={(due) => onSearch({ due })} />
      <ChoiceMenu
        label={t('columns.assigned')}
        anyLabel={t('lists:any')}
        options={[
          { id: 'unassigned', label: t('unassigned') },
          ...(head?.assignees ?? []).map(({ id, name }) => ({ id, label: name })),
        ]}
        value={search.assigned}
        onChange={(assigned) => onSearch({ assigned })}
      />
    </>
  );
}
