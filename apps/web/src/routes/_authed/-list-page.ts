import { readListSearch, type SavedList } from '@dossier/domain/list-search';
import type { QueryClient } from '@tanstack/react-query';
import { loadView } from '#api/load-view.ts';
import type { ListAddress, ListView } from '#list-views/use-list-view.ts';

/** How long a list waits for its columns and views before it is shown without them. Unit: milliseconds. */
const patienceMs = 1_000;

/** Reads the address of a list: its search parameters, and the saved view that it was opened by. */
export function readAddress<List extends SavedList>(list: List, given: Record<string, unknown>): ListAddress<List> {
  const { view, ...rest } = given;
  const { search } = readListSearch(list, rest);
  return typeof view === 'string' && view !== '' ? { ...search, view } : search;
}

/** The view that an address asks for by naming nothing else: '' for the standard one; undefined: it says what it shows. */
export function askedView({ view = '', ...rest }: ListAddress<SavedList>): { opens: string | undefined } {
  return { opens: Object.values(rest).some((value) => value !== undefined) ? undefined : view };
}

/** The parameters of the view that an address asks for; undefined: the address is opened as it is. */
export async function viewToOpen<List extends SavedList>(
  cache: QueryClient,
  list: List,
  { opens }: ReturnType<typeof askedView>,
): Promise<ListAddress<List> | undefined> {
  const answer = await loadView(cache, 'list-views', { list }, patienceMs);
  if (opens === undefined) return undefined;
  const wanted = opens || answer?.standard.view;
  const found: ListView | undefined = answer?.items.find(({ id }) => id === wanted);
  // A view without parameters is complete by its name.
  if (!found || (opens !== '' && Object.keys(found.search).length === 0)) return undefined;
  return { ...(found.search as ListAddress<List>), view: found.id };
}
