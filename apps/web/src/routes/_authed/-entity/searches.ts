import { type EventKind, eventKinds } from '@dossier/domain/event-kinds';
import { type DocumentFilter, documentFilterNames } from '#features/documents/document-filter-names.ts';

// Search parameters of the tabs, in a module of their own because the address is parsed before the tabs' code is
// loaded.

export interface DocumentsSearch {
  filter?: DocumentFilter;
}

/** `?filter=` is the filter above the list. */
export const documentsSearch = (search: Record<string, unknown>): DocumentsSearch => {
  const filter = documentFilterNames.find((name) => name === search['filter'] && name !== 'all');
  return filter ? { filter } : {};
};

export interface HistorySearch {
  kind?: EventKind;
  actor?: string;
}

/** `?kind=` and `?actor=` are the filters. */
export function historySearch(search: Record<string, unknown>): HistorySearch {
  const kind = eventKinds.find((one) => one === search['kind']);
  const actor = typeof search['actor'] === 'string' ? search['actor'] : '';
  return { ...(kind ? { kind } : {}), ...(actor ? { actor } : {}) };
}

export interface ScreeningSearch {
  of?: string;
  hit?: string;
}

const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** `?of=` is the open name, `person:{id}`, and `?hit=` the open hit. */
export function screeningSearch(search: Record<string, unknown>): ScreeningSearch {
  const of = textIn(search['of']);
  const hit = textIn(search['hit']);
  return { ...(of ? { of } : {}), ...(hit ? { hit } : {}) };
}
