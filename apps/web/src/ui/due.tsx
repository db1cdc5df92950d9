import type { Due as DueOf } from '@dossier/domain/contracts/answers/onboardings';
import { useTranslation } from 'react-i18next';
import { daysBetween, isoToday, useFormat } from '#i18n/format.ts';
import { lateText } from './deadline.tsx';
import { Icon } from './icon.tsx';
import { insideSentence } from './inside-sentence.ts';

/** Working days that are left of a step from which on it is near. */
export const nearDue = 1;
/** Calendar days from which lateness is shown in months. */
const manyDays = 90;

/** What is left of the target of a step: "2 days left", "1 day late". Nothing while it is another's turn. */
export function Due({ due, isNamed = false }: { due: DueOf | null; isNamed?: boolean }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  if (!due) return null;
  const step = t(`due.step.${due.step}`);
  const days = daysBetween(due.on, isoToday());
  const words =
    due.left < 0
      ? // Working days are not counted over months.
        days < manyDays
        ? t('due.late', { count: -due.left })
        : lateText(days, t)
      : due.left === 0
        ? t('due.today')
        : t('due.left', { count: due.left });
  const ink =
    due.left < 0 ? 'text-bad-ink font-medium' : due.left <= nearDue ? 'text-warn-ink font-medium' : 'text-ink-2';
  return (
    <span className={`inline-flex items-center gap-1 ${ink}`} title={t('due.of', { step, date: format.date(due.on) })}>
      {due.left <= nearDue && <Icon name={due.left < 0 ? 'octagon' : 'clock'} size={12} />}
      {isNamed ? `${step}: ${insideSentence(words)}` : words}
    </span>
  );
}
