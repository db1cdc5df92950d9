import type { HitFact, HitReason } from '@dossier/domain/contracts/answers/screening';
import { withoutDiacritics } from '@dossier/domain/fold';
import type { Agreement, FactReason, HitField } from '@dossier/domain/screening';
import { hitFields } from '@dossier/domain/screening';
import { birthOf, compareBirths } from '@dossier/screening/without-dictionaries';
import type { ScreenedFacts } from '../collections/shapes.ts';
import { aliasOf } from './hit-alias.ts';

/** The two sides of a comparison: the screened facts and the listed entry. */
interface Sides {
  readonly facts: ScreenedFacts;
  readonly entry: Readonly<Record<string, unknown>>;
  readonly reasons: readonly HitReason[];
  /** The listed name that matched best. */
  readonly met: string;
}

type Judged = Pick<HitFact, 'compared' | 'reason'> & { readonly params?: HitFact['params'] };

interface Line {
  readonly inFile: (sides: Sides) => readonly string[];
  readonly onList: (sides: Sides) => readonly string[];
  readonly judge: (sides: Sides, line: { inFile: readonly string[]; onList: readonly string[] }) => Judged;
  /** Shown for these only; absent for both. */
  readonly of?: ScreenedFacts['type'];
  /** Omitted when the entry has no value. */
  readonly isOnlyIfListed?: boolean;
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
const given = (...values: readonly string[]) => [...new Set(values.filter((value) => value !== ''))];
const plain = (text: string) => withoutDiacritics(text).replace(/[^\p{L}\p{N}]+/gu, '');

interface ListedName {
  readonly text: string;
  readonly kind: string;
  readonly weak?: boolean;
}
const namesOf = ({ entry }: Sides) => (Array.isArray(entry['names']) ? (entry['names'] as ListedName[]) : []);
const primaryName = (sides: Sides) => namesOf(sides).find(({ kind }) => kind === 'primary')?.text ?? sides.met;
const valuesOf = (value: unknown, key: string) =>
  Array.isArray(value) ? given(...value.map((one) => String((one as Record<string, unknown>)[key] ?? ''))) : [];

/** Codes of name matches, weakest first: the weakest one of a match is its reason. */
const nameCodes: readonly (readonly [code: string, reason: FactReason])[] = [
  ['generation-differs', 'name-generation-differs'],
  ['place-name-differs', 'name-place-differs'],
  ['one-surname', 'name-one-surname'],
  ['name-part-differs', 'name-part-differs'],
  ['middle-name-differs', 'name-middle-differs'],
  ['father-differs', 'name-father-differs'],
  ['not-in-listed', 'name-partly'],
  ['not-in-query', 'name-partly'],
  ['sound', 'name-sound'],
  ['spelling', 'name-spelling'],
  ['initial', 'name-initial'],
  ['initials', 'name-initials'],
  ['nickname', 'name-nickname'],
  ['abbreviation', 'name-abbreviation'],
  ['translation', 'name-translation'],
  ['acronym', 'name-acronym'],
  ['transliteration', 'name-transliteration'],
  ['romanisation', 'name-romanisation'],
  ['same-name', 'name-same-name'],
  ['joined', 'name-joined'],
  ['split', 'name-joined'],
  ['order-differs', 'name-order'],
];

function judgeName({ reasons }: Sides): Judged {
  for (const [code, reason] of nameCodes) {
    const met = reasons.find((one) => one.code === code);
    if (met) return { compared: 'close', reason, params: { inFile: met.query, onList: met.listed } };
  }
  const isMet = reasons.some(({ code }) => code === 'exact' || code === 'whole');
  return isMet ? { compared: 'agreed', reason: 'name-same' } : { compared: 'close', reason: 'name-partly' };
}

/** The line of the name also has the alias by which the entry was found. */
function judgeFirstName(sides: Sides): Judged {
  const judged = judgeName(sides);
  return { ...judged, params: { ...judged.params, ...aliasOf(namesOf(sides), sides.met) } };
}

/** The aliases of an entry that was found by its primary name: equal to a name of the subject, or to the surname. */
function judgeAliases({ facts }: Sides, aliases: readonly string[]): Judged {
  const own = [facts.name, ...facts.otherNames].filter((name) => name !== '');
  if (aliases.some((alias) => own.some((name) => plain(name) === plain(alias))))
    return { compared: 'agreed', reason: 'name-same' };
  const surname = facts.type === 'person' ? aliases.find((alias) => isSurnameOf(facts.name, alias)) : undefined;
  if (surname !== undefined) return { compared: 'close', reason: 'name-surname', params: { onList: surname } };
  return { compared: 'not-known', reason: 'says-little' };
}

/** Whether a text is the last words of a name: `Rijsbergen` and `van Rijsbergen` of `Joris van Rijsbergen`. */
function isSurnameOf(name: string, text: string): boolean {
  const words = name.split(/\s+/).map(plain).filter(Boolean);
  const wanted = plain(text);
  return words.some((_, at) => at > 0 && words.slice(at).join('') === wanted);
}

const unknownOf = (inFile: readonly string[], onList: readonly string[]): Judged | undefined => {
  if (inFile.length > 0 && onList.length > 0) return undefined;
  if (inFile.length === 0 && onList.length === 0) return { compared: 'not-known', reason: 'neither-known' };
  return { compared: 'not-known', reason: inFile.length === 0 ? 'not-in-file' : 'not-on-list' };
};

const birthResults: Readonly<Record<string, readonly [Agreement, FactReason]>> = {
  'birth-date-equal': ['agreed', 'birth-same'],
  'birth-year-equal': ['agreed', 'birth-same-year'],
  'birth-date-near': ['close', 'birth-near'],
  'birth-date-differs': ['differs', 'birth-differs'],
  'birth-date-conflict': ['differs', 'birth-conflict'],
};

function judgeBirth(
  _: Sides,
  { inFile: [own = ''], onList }: { inFile: readonly string[]; onList: readonly string[] },
): Judged {
  const birth = birthOf(own);
  const listed = onList.map(birthOf).filter((one) => one !== undefined);
  const found = birth ? birthResults[compareBirths(birth, listed)] : undefined;
  if (!birth || !found) return { compared: 'not-known', reason: 'not-on-list' };
  const year = Math.floor(birth.from / 10_000);
  const apart = listed.map(({ from, to }) =>
    Math.max(0, Math.floor(from / 10_000) - year, year - Math.floor(to / 10_000)),
  );
  return { compared: found[0], reason: found[1], params: { years: Math.min(...apart) } };
}

/** Does a value occur on both sides? */
function judgeShared(same: FactReason, other: FactReason, agreed: Agreement = 'agreed') {
  return (_: Sides, { inFile, onList }: { inFile: readonly string[]; onList: readonly string[] }): Judged => {
    const shared = inFile.filter((one) => onList.some((two) => plain(one) === plain(two)));
    if (shared.length === 0) return { compared: 'differs', reason: other };
    return { compared: agreed, reason: same, params: { countries: shared.join(', ') } };
  };
}

/** A place that is part of the other is the same: lists write Minsk, clients write Minsk, Belarus. */
function judgePlace(
  _: Sides,
  { inFile: [own = ''], onList }: { inFile: readonly string[]; onList: readonly string[] },
): Judged {
  const mine = plain(own);
  const isMet = onList.some((place) => plain(place).includes(mine) || mine.includes(plain(place)));
  return isMet ? { compared: 'agreed', reason: 'place-same' } : { compared: 'differs', reason: 'place-differs' };
}

const countriesOf = ({ entry }: Sides) => texts(entry['countries']).map((code) => code.toUpperCase());
const none = () => [];
const readIt = (): Judged => ({ compared: 'not-known', reason: 'read-it' });

/** Every line of the table, in the order of `hitFields`. */
const lines: Readonly<Record<HitField, Line>> = {
  name: { inFile: ({ facts }) => [facts.name], onList: (sides) => [primaryName(sides)], judge: judgeFirstName },
  otherNames: {
    inFile: ({ facts }) => facts.otherNames,
    onList: (sides) => given(...namesOf(sides).map(({ text }) => text)).filter((text) => text !== primaryName(sides)),
    judge: (sides, { onList }) => (sides.met === primaryName(sides) ? judgeAliases(sides, onList) : judgeName(sides)),
  },
  birthDate: {
    of: 'person',
    inFile: ({ facts }) => given(facts.birthDate),
    onList: ({ entry }) => texts(entry['births']),
    judge: judgeBirth,
  },
  birthPlace: {
    of: 'person',
    inFile: ({ facts }) => given(facts.birthPlace),
    onList: ({ entry }) => texts(entry['places']),
    judge: judgePlace,
  },
  nationality: {
    of: 'person',
    inFile: ({ facts }) => given(facts.nationality || facts.country),
    onList: countriesOf,
    judge: judgeShared('country-shared', 'country-none-shared'),
  },
  country: {
    of: 'company',
    inFile: ({ facts }) => given(facts.country),
    onList: countriesOf,
    judge: judgeShared('country-shared', 'country-none-shared'),
  },
  gender: {
    of: 'person',
    inFile: ({ facts }) => given(facts.gender),
    onList: ({ entry }) => given(String(entry['gender'] ?? '')),
    judge: judgeShared('gender-same', 'gender-differs'),
  },
  document: {
    of: 'person',
    inFile: ({ facts }) => facts.documents,
    onList: ({ entry }) => valuesOf(entry['identifiers'], 'value'),
    judge: judgeShared('number-same', 'number-differs'),
  },
  registrationNumber: {
    of: 'company',
    inFile: ({ facts }) => given(facts.registrationNumber),
    onList: ({ entry }) => valuesOf(entry['identifiers'], 'value'),
    judge: judgeShared('number-same', 'number-differs'),
  },
  position: {
    isOnlyIfListed: true,
    inFile: none,
    onList: ({ entry }) => positionsOf(entry['positions']),
    judge: readIt,
  },
  listedFor: {
    isOnlyIfListed: true,
    inFile: none,
    onList: ({ entry }) => given(...texts(entry['programmes']), ...given(String(entry['remarks'] ?? ''))),
    judge: readIt,
  },
};

interface Position {
  readonly title?: string;
  readonly from?: string;
  readonly to?: string;
}

/** `Minister of Tests (2019 – 2023)`: the dates as the list gives them. */
function positionsOf(value: unknown): string[] {
  const positions = Array.isArray(value) ? (value as Position[]) : [];
  return positions.map(({ title = '', from = '', to = '' }) => {
    const dates = [from, to].filter((date) => date !== '').length > 0 ? ` (${from} – ${to})` : '';
    return `${title}${dates}`;
  });
}

/** Compares a subject with a listed entry field by field, as codes and data without texts. */
export function hitFacts(sides: Sides): HitFact[] {
  return hitFields.flatMap((field): HitFact[] => {
    const { of, inFile, onList, judge, isOnlyIfListed } = lines[field];
    if (of && of !== sides.facts.type) return [];
    const line = { inFile: inFile(sides), onList: onList(sides) };
    if (isOnlyIfListed && line.onList.length === 0) return [];
    const judged = isOnlyIfListed ? judge(sides, line) : (unknownFor(field, line) ?? judge(sides, line));
    return [{ field, ...line, params: {}, ...judged }];
  });
}

/** Listed aliases are compared with the subject's name, whether or not it has other names. */
function unknownFor(field: HitField, { inFile, onList }: { inFile: readonly string[]; onList: readonly string[] }) {
  return field === 'otherNames' ? unknownOf(['name'], onList) : unknownOf(inFile, onList);
}
