import { isLegalForm, legalForms } from '@dossier/domain/legal-forms';
import { useTranslation } from 'react-i18next';

/** `Private company (BV)`; a foreign form shows its own name next to the nearest. */
export function useLegalForm(): (code: string, ownName: string) => string {
  const { t } = useTranslation('legal-forms');
  return (code, longName) => {
    const ownName = longName.replace(/\s*\(.*\)$/, '');
    if (!isLegalForm(code)) return ownName;
    const name = t(code);
    const title = `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}`;
    const { officialName } = legalForms[code];
    if (ownName !== '' && (officialName === '' || !ownName.toLowerCase().startsWith(officialName)))
      return code === 'PR' ? ownName : `${title} (${ownName})`;
    return title.includes('(') ? title : `${title} (${code})`;
  };
}
