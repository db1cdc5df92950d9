import type { SavedList } from './list-search.ts';
import type { PortalName } from './portal.ts';

/**
 * The columns of each list that a person chooses and orders: those of the standard list in its order, and further ones.
 * The client's name is always first.
 */
export const listColumns = {
  onboardings: {
    standard: ['type', 'reference', 'status', 'waiting', 'due', 'deadline', 'assigned', 'updated'],
    further: ['risk', 'number', 'submitted'],
  },
  archive: { standard: ['reference', 'outcome', 'archived', 'by'], further: ['risk', 'number', 'type'] },
  queue: {
    standard: ['org', 'reference', 'status', 'in-queue', 'due', 'deadline', 'assigned', 'updated'],
    further: ['waiting', 'type', 'risk', 'number', 'submitted'],
  },
} as const satisfies Readonly<Record<SavedList, Readonly<Record<'standard' | 'further', readonly string[]>>>>;

type ColumnsOf<List extends SavedList> = (typeof listColumns)[List];
export type ListColumn<List extends SavedList = SavedList> = ColumnsOf<List>['standard' | 'further'][number];

/** All columns of a list. */
export const columnsOf = (list: SavedList): readonly ListColumn[] => [
  ...listColumns[list].standard,
  ...listColumns[list].further,
];

/** A choice of columns without those that the list does not have, and each once. Null: the standard ones. */
export function readColumns(list: SavedList, chosen: readonly string[] | null): readonly ListColumn[] | null {
  if (chosen === null) return null;
  const known = new Set<string>(columnsOf(list));
  return [...new Set(chosen)].filter((one): one is ListColumn => known.has(one));
}

const portalLists: Readonly<Partial<Record<PortalName, readonly SavedList[]>>> = {
  gatekeeper: ['onboardings', 'archive'],
  intern: ['queue'],
};

/** The lists of a portal of which its users save views. */
export const listsOf = (portal: PortalName): readonly SavedList[] => portalLists[portal] ?? [];

/** Name of a saved view. Unit: characters. */
export const maxViewName = 60;
/** Views of one list that one person keeps, and that one organisation or the desk shares. */
export const maxListViews = 50;
