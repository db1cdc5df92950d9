import type { ActivityAnswer } from '@dossier/domain/kyc-form/answers';
import { useTranslation } from 'react-i18next';
import { useForm, useSection } from './form-context.ts';
import { useRemovals } from './use-removals.ts';

/** Id of an activity's card. */
export const activityId = ({ sbi, edition }: Pick<ActivityAnswer, 'sbi' | 'edition'>) => `activity-${edition}-${sbi}`;

/** Removing activities and the description in own words, and putting them back. */
export function useActivityRemovals() {
  const { t } = useTranslation(['kyc-form', 'common']);
  const { store } = useForm();
  const { values, change } = useSection('activities');
  const removals = useRemovals();
  const remove = (activity: ActivityAnswer, name: string) => {
    const details = values.details ?? [];
    const at = details.indexOf(activity);
    const left = details.filter((one) => one !== activity);
    const main = left.some((one) => one.sbi === values.main) ? values.main : (left[0]?.sbi ?? '');
    change({ details: left, main });
    removals.add({
      list: 'details',
      at,
      title: t('common:undo.removed', { name }),
      undo: () => {
        const now = store.get().answers.activities ?? {};
        // Chosen again meanwhile: it is not listed twice.
        const others = (now.details ?? []).filter((one) => activityId(one) !== activityId(activity));
        store.change('activities', {
          details: others.toSpliced(at, 0, activity),
          main: values.main === activity.sbi ? activity.sbi : now.main,
        });
      },
      element: activityId(activity),
      rest: 'details',
    });
  };
  const removeDescription = () => {
    const { description } = values;
    change({ description: '' });
    removals.add({
      list: 'description',
      at: 0,
      title: t('common:undo.removed', { name: t('activities.own-name') }),
      undo: () => store.change('activities', { description }),
      element: 'description',
      rest: 'details',
    });
  };
  return { removals, remove, removeDescription };
}
