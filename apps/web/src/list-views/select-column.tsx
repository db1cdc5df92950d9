import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { RowCheckbox } from '#ui/row-checkbox.tsx';
import type { TableColumn } from '#ui/table.tsx';
import { useStable } from '#ui/use-stable.ts';
import type { OnboardingRow } from './onboarding-columns.tsx';
import type { Selection } from './use-selection.ts';

/** The first column of a list whose rows can be selected, except those that are gone. */
export function useSelectColumn(selection: Selection): TableColumn<OnboardingRow> {
  const { t } = useTranslation('lists');
  // Selecting a row renders that row only.
  const toggle = useStable(selection.toggle);
  const toggleLoaded = useStable(selection.toggleLoaded);
  return {
    id: 'select',
    title: t('selection.column'),
    isTitleHidden: true,
    isFixed: true,
    width: 60,
    head: (
      <Checkbox
        aria-label={t('selection.all-loaded')}
        isSelected={selection.share === 'all'}
        isIndeterminate={selection.share === 'some'}
        onChange={toggleLoaded}
      />
    ),
    cell: (row, { isSelected, isGone }) => (
      <RowCheckbox
        label={t('selection.one', { name: row.name || t('no-name') })}
        isSelected={isSelected}
        isDisabled={isGone}
        onChange={() => toggle(row.id)}
      />
    ),
  };
}
