import { commonNames } from './common-names.ts';
import { slavicTerms } from './company-phrases.ts';
import { commonCompanyWords, companyAbbreviations, genericCompanyWords } from './company-words.ts';
import { japaneseGivenNames, japaneseSurnames } from './han-terms.ts';
import { legalFormSpellings } from './legal-forms.ts';
import { abjadNames, nameGroups, nicknames } from './name-groups.ts';
import { smallNameWords } from './particles.ts';
import { placeSpellings, places } from './place-names.ts';

const words = (text: string) => text.split(/\s+/).filter((word) => /^[a-z0-9]+$/.test(word));

/** Name → its groups. */
export const groupsOf = new Map<string, number[]>();
for (const [group, line] of nameGroups.trim().split('\n').entries())
  for (const name of words(line)) groupsOf.set(name, [...(groupsOf.get(name) ?? []), group]);

/** Groups of the names whose spelling in Arabic letters is known. */
export const abjadGroups = new Set<number>();
for (const line of abjadNames.trim().split('\n')) {
  const [name = '', ...spelt] = line.split(' ');
  for (const group of groupsOf.get(name) ?? []) abjadGroups.add(group);
  // `MR` is Omar and Amir.
  for (const consonants of spelt)
    groupsOf.set(consonants, [...new Set([...(groupsOf.get(consonants) ?? []), ...(groupsOf.get(name) ?? [])])]);
}

/** Number of groups. */
export const groupCount = nameGroups.trim().split('\n').length;

/** Short form → the groups of its full names. A full name without a group gets one. */
export const nicknamesOf = new Map<string, number[]>();
let nextGroup = groupCount;
for (const line of nicknames.trim().split('\n')) {
  const [short = '', full = ''] = line.split(':');
  for (const name of words(full)) {
    if (!groupsOf.has(name)) groupsOf.set(name, [nextGroup++]);
    nicknamesOf.set(short.trim(), [...(nicknamesOf.get(short.trim()) ?? []), ...(groupsOf.get(name) ?? [])]);
  }
}

/** Women's forms of Slavic family names. */
const womensForms = words(commonNames).flatMap((name) => {
  if (/(?:ov|ev|in)$/.test(name)) return [`${name}a`];
  return /[sck]k[iy]$/.test(name) ? [`${name.slice(0, -1)}a`, `${name.slice(0, -1)}aya`] : [];
});

/** Japanese names of the reading tables; short ones are also names of other peoples. */
const japaneseNames = `${japaneseSurnames} ${japaneseGivenNames}`.match(/[a-z]{5,}(?=:)/g) ?? [];

/** Very common names. */
export const isCommonName = new Set([...words(commonNames), ...womensForms, ...japaneseNames, ...groupsOf.keys()]);

export const particles = new Set(words(smallNameWords.particle).concat('t'));
export const sonWords = new Set(words(smallNameWords.son));
export const honorifics = new Set(words(smallNameWords.honorific));
export const suffixes = new Set(words(smallNameWords.suffix));
export const genericWords = new Set(words(genericCompanyWords));
export const ordinaryWords = new Set(words(commonCompanyWords));

/** Word of company names → the group of its abbreviations and translations. */
export const companyGroupOf = new Map<string, number>();
for (const line of companyAbbreviations.trim().split('\n')) {
  const group = ++nextGroup;
  for (const word of words(line.replace(':', ' '))) {
    if (!companyGroupOf.has(word)) companyGroupOf.set(word, group);
    if (word.length > 2) genericWords.add(word);
  }
}

/** Beginnings of Slavic adjectives → the group of their English term. */
const slavicGroups = new Map<string, number>();
for (const line of slavicTerms.trim().split('\n')) {
  const [term = '', beginnings = ''] = line.split(':');
  let group = companyGroupOf.get(term);
  if (group === undefined) {
    group = ++nextGroup;
    companyGroupOf.set(term, group);
  }
  genericWords.add(term);
  for (const beginning of words(beginnings)) slavicGroups.set(beginning, group);
}
const slavicBeginning = new RegExp(`^(?:${[...slavicGroups.keys()].join('|')})`);
const slavicStarts = new Set([...slavicGroups.keys()].map((beginning) => beginning.slice(0, 4)));

/** The group of the abbreviations and translations of a word in company names, 0 for none. */
export function companyGroup(word: string): number {
  const group = companyGroupOf.get(word);
  if (group !== undefined || word.length < 7 || !slavicStarts.has(word.slice(0, 4))) return group ?? 0;
  return slavicGroups.get(slavicBeginning.exec(word)?.[0] ?? '') ?? 0;
}

/** First of the groups that are translations: places and words that identify a company. */
export const firstTranslationGroup = nextGroup + 1;
for (const line of placeSpellings.trim().split('\n')) {
  const group = ++nextGroup;
  for (const word of words(line)) if (!companyGroupOf.has(word)) companyGroupOf.set(word, group);
}

/** Places that distinguish companies of one name. */
export const placeWords = new Set([...words(places), ...words(placeSpellings)]);

/** A legal form as its words, with its class; indexed by its first word, longest first. */
export interface LegalForm {
  readonly words: readonly string[];
  readonly kind: string;
}

export const legalFormsByFirst = new Map<string, LegalForm[]>();
for (const line of Object.values(legalFormSpellings)) {
  for (const part of line.split(';')) {
    const [kind = '', forms = ''] = part.split(':');
    for (const form of forms.split(',')) {
      const formWords = form.trim().split(' ');
      const first = formWords[0] ?? '';
      const known = legalFormsByFirst.get(first) ?? [];
      if (!known.some((one) => one.words.join(' ') === form.trim()))
        known.push({ words: formWords, kind: kind.trim() });
      legalFormsByFirst.set(first, known);
    }
  }
}
for (const forms of legalFormsByFirst.values()) forms.sort((a, b) => b.words.length - a.words.length);

/** Legal forms that precede the name. */
export const leadingForms = new Set(
  'srl gmbh kft zrt sro doo dooel ood eood ltda spa eirl fze dmcc bhd sdn ou ooo oao zao pao ao nao too tov tzov pat prat dp gp pp fop chp ip pt cv ud ojsc jsc cjsc pjsc llc stichting vereniging sarl uab sia oy fgup gup mup ano pjs sherkat stiftung fundacion fondation cong ty'.split(
    ' ',
  ),
);

/** Numbers in words, as digits. */
export const numberWords: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  fifth: '5',
  sixth: '6',
  seventh: '7',
  eighth: '8',
  ninth: '9',
  tenth: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  eleventh: '11',
  twelfth: '12',
  thirteenth: '13',
  fourteenth: '14',
  fifteenth: '15',
  sixteenth: '16',
  seventeenth: '17',
  eighteenth: '18',
  nineteenth: '19',
};

/** Generic words and legal forms whose misspellings are corrected. */
export const commonlyMisspelt =
  'limited company corporation incorporated aktiengesellschaft gesellschaft international industries industry industrial trading services service enterprises enterprise engineering manufacturing technology technologies holdings holding construction development investment investments management commercial transport shipping logistics foundation association organization organisation institute university republic national petroleum electronics chemical exchange'.split(
    ' ',
  );
