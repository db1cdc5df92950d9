import type { ListedEntry, Query } from './model/subject.ts';
import { IndexBuilder } from './name-index.ts';
import { type Match, Screening } from './screening.ts';

/** Creates an entry with one name and the given values. For tests. */
export function entryNamed(text: string, more: Partial<ListedEntry> = {}): ListedEntry {
  return {
    id: '1',
    kind: 'person',
    names: [{ text, kind: 'primary' }],
    births: [],
    countries: [],
    identifiers: [],
    programmes: [],
    positions: [],
    topics: [],
    ...more,
  };
}

/** Creates an engine over a few entries. For tests. */
export function screeningOf(entries: readonly ListedEntry[], name = 'test'): Screening {
  const builder = new IndexBuilder();
  for (const entry of entries) builder.add(entry);
  builder.endList({ name, format: 'made', version: '2026-01-01', entries: entries.length, names: entries.length });
  return new Screening(builder.done());
}

/** Searches a list of one name. For tests. */
export function searchOne(listed: string, query: Query, threshold?: number): Match[] {
  return screeningOf([entryNamed(listed, { kind: query.type === 'person' ? 'person' : 'body' })]).search(query, {
    threshold,
  });
}
