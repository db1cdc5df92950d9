import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { view } from '#api/views.ts';

/** Names of known codes in the current language. */
export function useActivityNames(codes: readonly string[]) {
  const { i18n } = useTranslation('kyc-form');
  const language = i18n.language.startsWith('nl') ? 'nl' : 'en';
  const wanted = [...codes].sort().join(',');
  const query = useQuery({ ...view('sbi', { codes: wanted }), enabled: codes.length > 0 });
  const rows = query.data?.rows ?? [];
  return {
    ...query,
    nameOf: (code: string, edition: string) =>
      (rows.find((row) => row.code === code && row.edition === edition) ?? rows.find((row) => row.code === code))?.[
        language
      ] ?? '',
  };
}
