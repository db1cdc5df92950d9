import { isPastDeadline } from '@dossier/domain/dates';
import { useTranslation } from 'react-i18next';
import { isoToday, useFormat } from '#i18n/format.ts';

/** A deadline as a fact for clients, as `[term, value]`: until when, or since when it has passed. '' without one. */
export function useClientDeadline(): (date: string) => readonly [term: string, value: string] {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (date) => {
    const day = date && format.date(date);
    return isPastDeadline(date, isoToday())
      ? [t('deadline.was-due'), t('deadline.can-still-send', { date: day })]
      : [t('deadline.ready-before'), day];
  };
}
