import { resolveLanguage, textIn } from '@dossier/domain/languages';
import { isLegalForm, legalForms } from '@dossier/domain/legal-forms';
import { useTranslation } from 'react-i18next';

/** `Private company (BV)`; a foreign form shows its own name next to the nearest. */
export function useLegalForm(): (code: string, ownName: string) => string {
  const { i18n } = useTranslation();
  return (code, longName) => {
    const ownName = longName.replace(/\s*\(.*\)$/, '');
    if (!isLegalForm(code)) return ownName;
    const word = textIn(resolveLanguage(i18n.language), legalForms[code]);
    const title = `${word.charAt(0).toLocaleUpperCase()}${word.slice(1)}`;
    if (ownName !== '' && !ownName.toLowerCase().startsWith(legalForms[code].nl))
      return code === 'PR' ? ownName : `${title} (${ownName})`;
    return title.includes('(') ? title : `${title} (${code})`;
  };
}
