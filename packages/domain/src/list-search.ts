import { onboardingStatuses, onboardingTypes } from './onboarding.ts';
import {
  archivedFilters,
  archiveShows,
  deadlineFilters,
  dueFilters,
  queueTabs,
  vaultFilters,
} from './onboarding-filters.ts';

/** Lists of onboardings of which staff save views. */
export const savedLists = ['onboardings', 'archive', 'queue'] as const;
export type SavedList = (typeof savedLists)[number];

const both = <Name extends string>(names: readonly Name[]) => names.flatMap((name) => [name, `-${name}`] as const);

const workSorts = [
  'name',
  'org',
  'type',
  'reference',
  'number',
  'status',
  'waitingOn',
  'deadline',
  'assigned',
  'updated',
  'submittedAt',
  'due',
] as const;
const archiveSorts = ['name', 'reference', 'number', 'outcome', 'archivedAt'] as const;

/** Names by which lists are sorted. */
export type ListSort = (typeof workSorts)[number] | (typeof archiveSorts)[number];

/**
 * The search parameters of each list in its address: the allowed values, or any text. A saved view is a set of them, so
 * the address, what is saved and what is read again follow the same table.
 */
export const listSearches = {
  onboardings: {
    status: onboardingStatuses,
    due: dueFilters,
    type: onboardingTypes,
    deadline: deadlineFilters,
    assigned: 'text',
    /** The import that created them. */
    import: 'text',
    q: 'text',
    sort: both(workSorts),
  },
  archive: { show: archiveShows, archived: archivedFilters, q: 'text', sort: both(archiveSorts) },
  queue: {
    status: onboardingStatuses,
    tab: queueTabs,
    due: dueFilters,
    type: onboardingTypes,
    vault: vaultFilters,
    org: 'text',
    q: 'text',
    sort: both(workSorts),
  },
} as const satisfies Readonly<Record<SavedList, Readonly<Record<string, readonly string[] | 'text'>>>>;

type ValueOf<Allowed> = Allowed extends readonly (infer Value)[] ? Value : string;

/** Search parameters of a list; undefined ones are not in the address. */
export type ListSearchOf<List extends SavedList> = {
  readonly [Name in keyof (typeof listSearches)[List]]?: ValueOf<(typeof listSearches)[List][Name]> | undefined;
};

/** A text of a search parameter. Unit: characters. */
export const maxSearchValue = 200;

interface ReadSearch<List extends SavedList> {
  readonly search: ListSearchOf<List>;
  /** Parameters that do not exist, or have a value that does not exist. */
  readonly unknown: readonly string[];
}

/** Reads the search parameters of a list; what is unknown is left out and named. */
export function readListSearch<List extends SavedList>(
  list: List,
  given: Readonly<Record<string, unknown>>,
): ReadSearch<List> {
  const allowed: Readonly<Record<string, readonly string[] | 'text'>> = listSearches[list];
  const search: Record<string, string> = {};
  const unknown: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === '') continue;
    const values = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    const isKnown = values === 'text' ? text !== '' && text.length <= maxSearchValue : values?.includes(text) === true;
    if (isKnown) search[name] = text;
    else unknown.push(name);
  }
  return { search: search as ListSearchOf<List>, unknown };
}

/** The tab of the queue that an address shows. */
export const tabOf = ({ tab, status }: ListSearchOf<'queue'>) => tab ?? (status ? 'all' : 'unassigned');

/** The parameters of views that answer what a list shows with this search. */
export function selectionOf<List extends SavedList>(list: List, search: ListSearchOf<List>) {
  const { q, ...filters } = search as ListSearchOf<'onboardings'> & ListSearchOf<'archive'> & ListSearchOf<'queue'>;
  const given = { ...filters, search: q };
  if (list === 'queue') return { ...given, tab: tabOf(filters) };
  return list === 'archive' ? { ...given, status: 'archived' as const } : given;
}

/** Formats in which lists are exported. */
export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** From the last key in the field of a list until its text is searched; less than the time between two keys. Unit: ms. */
export const searchPauseMs = 25;

/** The order of each list whose address names none. */
export const defaultSorts = {
  onboardings: 'deadline',
  archive: '-archivedAt',
  queue: 'deadline',
} as const satisfies Readonly<Record<SavedList, string>>;

/** What a search shows, written in one way: two searches are the same if these are. */
export function sameSearch<List extends SavedList>(list: List, one: ListSearchOf<List>, other: ListSearchOf<List>) {
  return normalised(list, one) === normalised(list, other);
}

function normalised(list: SavedList, search: Readonly<Record<string, unknown>>): string {
  const sort = search['sort'] ?? defaultSorts[list];
  const tab = list === 'queue' ? { tab: tabOf(search as ListSearchOf<'queue'>) } : {};
  const given = Object.entries({ ...search, ...tab, sort }).filter(([, value]) => value !== undefined);
  return JSON.stringify(given.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
