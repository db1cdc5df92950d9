import { onboardingTypes } from '@dossier/domain/onboarding';
import { dueFilters } from '@dossier/domain/onboarding-filters';
import { useTranslation } from 'react-i18next';
import { ChoiceMenu } from '#ui/choice-menu.tsx';
import type { ListSearch } from './list-search.ts';

interface FilterProps<Name extends 'type' | 'due'> {
  value: ListSearch[Name];
  onChange: (value: ListSearch[Name]) => void;
}

/** Businesses or natural persons. */
export function TypeFilter({ value, onChange }: FilterProps<'type'>) {
  const { t } = useTranslation('lists');
  const options = onboardingTypes.map((id) => ({ id, label: t(`types.${id}`) }));
  return (
    <ChoiceMenu label={t('columns.type')} anyLabel={t('any')} options={options} value={value} onChange={onChange} />
  );
}

/** By the target of the step that the viewer's side is in. */
export function DueFilter({ value, onChange }: FilterProps<'due'>) {
  const { t } = useTranslation(['onboardings', 'lists']);
  const options = dueFilters.map((id) => ({ id, label: t(`dues.${id}`) }));
  const anyLabel = t('lists:any');
  return (
    <ChoiceMenu label={t('columns.due')} anyLabel={anyLabel} options={options} value={value} onChange={onChange} />
  );
}
