import { languages } from '@dossier/domain/languages';
import { isLegalForm, legalForms } from '@dossier/domain/legal-forms';
import { formats } from '#i18n/format.ts';
import { formsOf } from './page-text.ts';

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Notations that a document may use for an answer, by kind. None: documents do not contain it as text. */
const formsByLabel: Readonly<Record<string, (value: string, shown: string) => string[]>> = {
  'legal-form': (code, shown) =>
    isLegalForm(code)
      ? [
          legalForms[code].officialName,
          shown.replace(` (${code})`, ''),
          [...code].map((letter) => `${letter}.`).join(''),
        ]
      : [code],
  nationality: (code) => languages.map((language) => formats(language).country(code)),
  'identity-kind': () => [],
  // `Tessera Holding 40%`: the register contains the name, but often writes the share differently.
  holder: (value) => [value, value.replace(/ [\d.]+%$/, '')],
  'funds-amount': amountForms,
};

/** @param shown the value as the screen shows it, in the language of the page */
export function factForms({ label, value }: Fact, shown: string): string[] {
  return (formsByLabel[label] ?? formsOf)(value, shown).filter((form) => form !== '');
}

/** `EUR 345000000`: with and without cents, in the notations of both languages. */
function amountForms(value: string): string[] {
  const [currency = '', minor = ''] = value.split(' ');
  if (minor === '') return [];
  return languages.flatMap((language) => {
    const figures = formats(language)
      .money(minor, currency)
      .replace(/[^\d.,]/g, '');
    return [figures, figures.replace(/[.,]\d{2}$/, '')];
  });
}
