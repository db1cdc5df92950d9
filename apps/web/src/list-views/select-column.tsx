import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { RowCheckbox } from '#ui/row-checkbox.tsx';
import type { TableColumn } from '#ui/table.tsx';
import type { OnboardingRow } from './onboarding-columns.tsx';
import type { Selection } from './use-selection.ts';

const never = () => false;

/** The first column of a list whose rows can be selected. `isClosed`: rows that cannot. */
export function useSelectColumn(
  selection: Selection,
  isClosed: (row: OnboardingRow) => boolean = never,
): TableColumn<OnboardingRow> {
  const { t } = useTranslation('lists');
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
        onChange={selection.toggleLoaded}
      />
    ),
    cell: (row) => (
      <RowCheckbox
        label={t('selection.one', { name: row.name || t('no-name') })}
        isSelected={selection.set.has(row.id)}
        isDisabled={isClosed(row)}
        onChange={() => selection.toggle(row.id)}
      />
    ),
  };
}
