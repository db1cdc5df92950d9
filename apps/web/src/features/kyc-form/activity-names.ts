import { resolveLanguage, textIn } from '@dossier/domain/languages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { view } from '#api/views.ts';

/** Requests the rows of codes: their names, and what codes of the former list may be now. */
export const ofCodes = (codes: readonly string[]) => ({ codes: [...codes].sort().join(',') });

/** Names of known codes in the current language, and the current rows that codes of the former list may be now. */
export function useActivityNames(codes: readonly string[]) {
  const { i18n } = useTranslation('kyc-form');
  const language = resolveLanguage(i18n.language);
  const query = useQuery({ ...view('sbi', ofCodes(codes)), enabled: codes.length > 0 });
  const rows = query.data?.rows ?? [];
  return {
    ...query,
    nameOf: (code: string, edition: string) => {
      const row =
        rows.find((one) => one.code === code && one.edition === edition) ?? rows.find((one) => one.code === code);
      return row ? textIn(language, row) : '';
    },
    successorsOf: (code: string, edition: string) =>
      (rows.find((one) => one.code === code && one.edition === edition)?.successors ?? []).map((row) => ({
        code: row.code,
        name: textIn(language, row),
      })),
  };
}
