import { defaultSorts, type ListSearchOf, type SavedList, selectionOf } from '@dossier/domain/list-search';

/** The parameters of the view that answers a list, of the search parameters in its address. */
export function listQuery<List extends SavedList>(
  list: List,
  search: ListSearchOf<List> & { readonly view?: unknown },
) {
  const { view: _, ...shown } = search;
  const selection = selectionOf(list, shown as ListSearchOf<List>);
  return { ...selection, sort: search.sort ?? defaultSorts[list] };
}
