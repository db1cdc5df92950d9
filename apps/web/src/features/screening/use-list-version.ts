import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';

const digits = (text: string) => text.replaceAll(/\D/g, '');

/** The version of a loaded list in words: its own date, else the day of its import, as its version is then a checksum. */
export function useListVersion(): (list: { readonly version: string; readonly date: string }) => string {
  const { t } = useTranslation('screening');
  const format = useFormat();
  return ({ version, date }) => {
    if (date === '') return '';
    return t(digits(version) === digits(date) ? 'hit.version' : 'hit.imported', { date: format.date(date) });
  };
}
