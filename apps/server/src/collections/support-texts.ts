import { byLanguage, fallbackLanguage, type Language, languages } from '@dossier/domain/languages';
import { type Field, text } from '@dossier/records/fields';

type SupportTextField<L extends Language = Language> = L extends typeof fallbackLanguage
  ? 'support_text'
  : `support_text_${L}`;

/** The field with the support text in this language: `support_text` for the fallback, otherwise `support_text_<language>`. */
export function supportTextField(language: Language): SupportTextField {
  return language === fallbackLanguage ? 'support_text' : `support_text_${language}`;
}

/** One field per language. */
export const supportTextFields = Object.fromEntries(
  languages.map((language) => [supportTextField(language), text({ max: 500 })]),
) as Readonly<Record<SupportTextField, Field<string, string, 'text'>>>;

/** The support texts of an institution or of the desk; '' where there is none. */
export function supportTextsOf(row: Readonly<Record<SupportTextField, string>> | undefined): Record<Language, string> {
  return byLanguage((language) => row?.[supportTextField(language)] ?? '');
}
