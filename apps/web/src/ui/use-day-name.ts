import { useTranslation } from 'react-i18next';
import { daysBetween, isoToday } from '#i18n/days.ts';
import { useFormat } from '#i18n/format.ts';

/** Heading of a day over a list of events: Today, Yesterday, Thursday 19 November 2026. */
export function useDayName(): (at: string) => string {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (at) => {
    const days = daysBetween(isoToday(new Date(at.replace(' ', 'T'))), isoToday());
    if (days === 0) return t('today');
    if (days === 1) return t('yesterday');
    const day = format.weekday(at);
    return day.charAt(0).toLocaleUpperCase() + day.slice(1);
  };
}
