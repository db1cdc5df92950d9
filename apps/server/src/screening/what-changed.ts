import { type HitField, hitFields } from '@dossier/domain/screening';
import type { ScreenedFacts } from '../collections/shapes.ts';

type Entry = Readonly<Record<string, unknown>>;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const names = (entry: Entry, isPrimary: boolean) =>
  list(entry['names'])
    .filter((name) => ((name as { kind?: string }).kind === 'primary') === isPrimary)
    .map((name) => (name as { text?: string }).text);

/** The identifying values of an entry, by their display field. Remarks and addresses are not included. */
const entryParts: Partial<Record<HitField, (entry: Entry) => unknown>> = {
  name: (entry) => names(entry, true),
  otherNames: (entry) => names(entry, false),
  birthDate: (entry) => entry['births'],
  birthPlace: (entry) => entry['places'],
  nationality: (entry) => entry['countries'],
  gender: (entry) => entry['gender'],
  document: (entry) => entry['identifiers'],
  position: (entry) => entry['positions'],
  listedFor: (entry) => [entry['programmes'], entry['topics']],
};

const subjectParts: Partial<Record<HitField, (facts: ScreenedFacts) => unknown>> = {
  name: (facts) => facts.name,
  otherNames: (facts) => facts.otherNames,
  birthDate: (facts) => facts.birthDate,
  birthPlace: (facts) => facts.birthPlace,
  nationality: (facts) => facts.nationality,
  country: (facts) => facts.country,
  gender: (facts) => facts.gender,
  document: (facts) => facts.documents,
  registrationNumber: (facts) => facts.registrationNumber,
};

/** Ignores order, and the difference between an absent value and an empty list. */
function plain(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (Array.isArray(value)) return value.map(plain).filter(Boolean).toSorted().join('\u0001');
  if (typeof value === 'object') {
    const pairs = Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b));
    return pairs.map(([key, one]) => `${key}=${plain(one)}`).join('\u0002');
  }
  return String(value);
}

function changed<T>(parts: Partial<Record<HitField, (of: T) => unknown>>, before: T, now: T): HitField[] {
  return hitFields.filter((field) => {
    const part = parts[field];
    return part !== undefined && plain(part(before)) !== plain(part(now));
  });
}

export const changedInEntry = (before: Entry, now: Entry): HitField[] => changed(entryParts, before, now);
export const changedInSubject = (before: ScreenedFacts, now: ScreenedFacts): HitField[] =>
  changed(subjectParts, before, now);
