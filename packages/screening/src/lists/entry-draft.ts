import type { Identifier, ListedEntry, ListedName, NameKind, Position, SubjectKind } from '../model/subject.ts';
import { countryCodesOf } from '../normalise/country.ts';
import { readDate } from '../normalise/date.ts';

/** Values that an importer collects for an entry: unprocessed, possibly blank or repeated. */
export interface EntryDraft {
  id: string;
  kind: SubjectKind;
  names: ListedName[];
  births: string[];
  countries: string[];
  identifiers: Identifier[];
  programmes: string[];
  positions: Position[];
  topics: string[];
  gender?: string;
  places: string[];
  addresses: string[];
  remarks: string[];
  listedOn?: string;
}

/** Creates an empty collection of values. */
export function createEntryDraft(id: string, kind: SubjectKind): EntryDraft {
  return {
    id: id.trim(),
    kind,
    names: [],
    births: [],
    countries: [],
    identifiers: [],
    programmes: [],
    positions: [],
    topics: [],
    places: [],
    addresses: [],
    remarks: [],
  };
}

const distinct = (texts: readonly string[]) => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '')),
];

/** Adds a name unless it is blank; collapses white space. */
export function addName(to: EntryDraft, text: string, kind: NameKind, more: Partial<ListedName> = {}): void {
  const name = text.replace(/\s+/g, ' ').trim();
  if (/[\p{L}\p{N}]/u.test(name)) to.names.push({ text: name, kind, ...more });
}

/** Joins the parts of a name in the given order, without the blank ones. */
export function joined(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}

const rank: Readonly<Record<NameKind, number>> = { primary: 0, alias: 1, former: 2 };

/** Removes duplicate names: of equal texts the strongest kind is kept; the first name is primary. */
function distinctNames(names: readonly ListedName[]): ListedName[] {
  const byText = new Map<string, ListedName>();
  for (const name of names) {
    const known = byText.get(name.text);
    const better =
      !known || Number(known.weak ?? false) * 3 + rank[known.kind] > Number(name.weak ?? false) * 3 + rank[name.kind];
    if (better) byText.set(name.text, { ...name, weak: name.weak || undefined });
  }
  return [...byText.values()].sort((a, b) => rank[a.kind] - rank[b.kind]);
}

const genders: Readonly<Record<string, 'male' | 'female'>> = {
  m: 'male',
  male: 'male',
  f: 'female',
  female: 'female',
};

/**
 * Builds the entry: parses dates, converts countries to codes, removes blanks and duplicates.
 * Undefined when it has no id or no name.
 */
export function finishEntry(from: EntryDraft): ListedEntry | undefined {
  const names = distinctNames(from.names);
  if (from.id === '' || names.length === 0) return undefined;
  const [places, addresses, remarks] = [
    distinct(from.places),
    distinct(from.addresses),
    distinct(from.remarks).join(' '),
  ];
  const births = distinct(from.births.map((date) => readDate(date) ?? ''));
  return {
    id: from.id,
    kind: from.kind,
    names,
    births,
    countries: countryCodesOf(from.countries),
    identifiers: from.identifiers.filter(({ value }) => value.trim() !== ''),
    programmes: distinct(from.programmes),
    positions: from.positions.filter(({ title }) => title.trim() !== ''),
    topics: distinct(from.topics),
    ...(from.gender && genders[from.gender.toLowerCase()] ? { gender: genders[from.gender.toLowerCase()] } : {}),
    ...(places.length > 0 ? { places } : {}),
    ...(addresses.length > 0 ? { addresses } : {}),
    ...(remarks !== '' ? { remarks } : {}),
    ...(from.listedOn ? { listedOn: from.listedOn } : {}),
  };
}
