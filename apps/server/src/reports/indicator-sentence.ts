import { addressChangeMonths } from '@dossier/domain/limits';
import type { RiskIndicator } from '../views/contracts.ts';
import { showAddress, showCountry, showDate } from './format.ts';
import type { Language } from './texts.ts';

type Data = RiskIndicator['data'];
type Indicator = Pick<RiskIndicator, 'rule' | 'data'>;

interface Words {
  readonly sentence: Readonly<Record<Language, string>>;
  /** What it was found in; nothing when the data is closed to the reader. */
  readonly lines: (language: Language, data: Data) => string[];
}

const addresses = (language: Language, { changes }: Data) =>
  (changes as Parameters<typeof showAddress>[1][] | undefined)?.map((change) =>
    [showDate(language, String((change as { since?: string }).since ?? '')), showAddress(language, change)].join(': '),
  ) ?? [];
const companies = (language: Language, data: Data) =>
  (data['companies'] as { name?: string; country?: string }[] | undefined)?.map(
    ({ name = '', country = '' }) => `${name}, ${showCountry(language, country)}`,
  ) ?? [];

const layersText = {
  en: (layers: unknown, all: unknown) => `${layers} layers of companies, ${all} companies in all.`,
  nl: (layers: unknown, all: unknown) => `${layers} lagen van ondernemingen, ${all} ondernemingen in totaal.`,
};

const matchesOf = (matches: unknown): string[] =>
  Array.isArray(matches)
    ? (matches as { name: string; list: string; entry: string }[]).map(
        ({ name, list, entry }) => `${name}: ${list}, ${entry}`,
      )
    : [];

/** How each rule of risk is printed. */
const rules: Readonly<Record<string, Words>> = {
  'multiple-address-changes': {
    sentence: {
      en: `Multiple address changes in the last ${addressChangeMonths} months`,
      nl: `Meerdere adreswijzigingen in de laatste ${addressChangeMonths} maanden`,
    },
    lines: addresses,
  },
  'holding-abroad': {
    sentence: {
      en: 'Holding company abroad in the ownership chain',
      nl: 'Buitenlandse holding in de eigendomsketen',
    },
    lines: companies,
  },
  'screening-true-match': {
    sentence: { en: 'Somebody of this file is on a list', nl: 'Iemand uit dit dossier staat op een lijst' },
    lines: (_language, { matches }) => matchesOf(matches),
  },
  'complex-structure': {
    sentence: { en: 'Complex ownership structure', nl: 'Ingewikkelde eigendomsstructuur' },
    lines: (language, { layers, companies: all }) => (layers === undefined ? [] : [layersText[language](layers, all)]),
  },
};

/** An indicator in words. Errors: a rule without words is a defect, and throws. */
export function indicatorSentence(language: Language, { rule }: Indicator): string {
  const words = rules[rule];
  if (!words) throw new Error(`the risk rule ${rule} has no words in the report`);
  return words.sentence[language];
}

/** The data behind an indicator, a line each. */
export function indicatorData(language: Language, { rule, data }: Indicator): string[] {
  return rules[rule]?.lines(language, data) ?? [];
}
