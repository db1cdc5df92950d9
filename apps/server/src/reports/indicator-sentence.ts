import type { RiskIndicator } from '@dossier/domain/contracts/answers/entity';
import type { Language } from '@dossier/domain/languages';
import { addressChangeMonths } from '@dossier/domain/limits';
import type { TextFiles } from '@dossier/texts/text-files';
import { showAddress, showCountry, showDate } from './format.ts';
import { reportTexts } from './report-texts.ts';

type RuleKey = keyof TextFiles['entity']['risk']['rule'];
type Data = RiskIndicator['data'];
type Indicator = Pick<RiskIndicator, 'rule' | 'data'>;

const addresses = (language: Language, { changes }: Data) =>
  (changes as Parameters<typeof showAddress>[1][] | undefined)?.map((change) =>
    [showDate(language, String((change as { since?: string }).since ?? '')), showAddress(language, change)].join(': '),
  ) ?? [];
const companies = (language: Language, data: Data) =>
  (data['companies'] as { name?: string; country?: string }[] | undefined)?.map(
    ({ name = '', country = '' }) => `${name}, ${showCountry(language, country)}`,
  ) ?? [];

const matchesOf = (matches: unknown): string[] =>
  Array.isArray(matches)
    ? (matches as { name: string; list: string; entry: string }[]).map(
        ({ name, list, entry }) => `${name}: ${list}, ${entry}`,
      )
    : [];

type Lines = (language: Language, data: Data) => string[];

/** The data behind each rule, a line per finding; none when the reader may not see the data. */
const linesOf: Readonly<Record<RuleKey, Lines>> = {
  'multiple-address-changes': addresses,
  'holding-abroad': companies,
  'screening-true-match': (_language, { matches }) => matchesOf(matches),
  'complex-structure': (language, { layers, companies: all }) =>
    layers === undefined
      ? []
      : [String(reportTexts(language)('entity:risk.rule.complex-structure.data', { layers, companies: all }))],
};

const isKnown = (rule: string): rule is RuleKey => Object.hasOwn(linesOf, rule);

/** Title of a risk indicator. Errors: throws for a rule without a text. */
export function indicatorSentence(language: Language, { rule }: Indicator): string {
  if (!isKnown(rule)) throw new Error(`the risk rule ${rule} has no text`);
  return reportTexts(language)(`entity:risk.rule.${rule}.title`, { months: addressChangeMonths });
}

/** The data behind an indicator, a line each. */
export function indicatorData(language: Language, { rule, data }: Indicator): string[] {
  return isKnown(rule) ? linesOf[rule](language, data) : [];
}
