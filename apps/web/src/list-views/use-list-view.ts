import { listColumns } from '@dossier/domain/list-columns';
import { defaultSorts, type ListSearchOf, listSearches, type SavedList, sameSearch } from '@dossier/domain/list-search';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { prefetchRows } from '#api/use-rows.ts';
import { type ViewAnswer, type ViewParams, view } from '#api/views.ts';
import { useWorkflow, type WorkflowInput } from '#api/workflows.ts';
import type { TableColumn } from '#ui/table.tsx';
import { listQuery } from './list-query.ts';

export type ListView = ViewAnswer<'list-views'>['items'][number];

/** The search parameters of a list, with the saved view that it was opened by. */
export type ListAddress<List extends SavedList> = ListSearchOf<List> & { readonly view?: string | undefined };

interface Place<List extends SavedList> {
  readonly list: List;
  readonly search: ListAddress<List>;
  /** Changes the address; undefined values are removed from it. */
  readonly onSearch: (change: ListAddress<List>) => void;
}

type Columns = readonly string[] | null;
const same = (one: Columns, other: Columns) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The saved views of a list, the one that its address names, and the columns that are shown. The address holds the
 * filters and the order; columns that differ from the view stay in this tab until they are saved.
 */
export function useListView<List extends SavedList>({ list, search, onSearch }: Place<List>) {
  const cache = useQueryClient();
  const { data } = useQuery(view('list-views', { list }));
  const setStandard = useWorkflow('set-list-standard');
  const { view: id = '', ...rest } = search;
  const shown = rest as unknown as ListSearchOf<List>;
  const current = data?.items.find((one) => one.id === id);
  const standard = data?.standard ?? { view: '', columns: null };
  const saved = current ? current.columns : standard.columns;
  const [draft, setDraft, dropDraft] = useDraft(`view-columns:${list}:${current?.id ?? ''}`);
  const columns = draft === undefined ? saved : draft;
  const isChanged =
    current !== undefined &&
    (current.unknown.length > 0 ||
      !same(columns, current.columns) ||
      !sameSearch(list, shown, current.search as ListSearchOf<List>));

  /** An address without any parameter opens the person's standard view, so it keeps at least the order. */
  const isBare = ({ view: named, ...others }: ListAddress<List>): boolean =>
    Object.values(others).every((value) => value === undefined) && (named !== undefined || standard.view !== '');
  const explicit = (next: ListAddress<List>): ListAddress<List> =>
    isBare(next) ? { ...next, sort: defaultSorts[list] } : next;
  const state: ListViewState = {
    list,
    views: data?.items ?? [],
    current,
    standard,
    isGone: id !== '' && data !== undefined && !current,
    isChanged,
    content: { list, search: written(shown), columns: columns && [...columns] },
    hrefOf: (one) => hrefOf({ ...one.search, view: one.id }),
    reset: () => {
      setDraft(undefined);
      const cleared = Object.fromEntries(Object.keys(listSearches[list]).map((name) => [name, undefined]));
      onSearch({ ...cleared, ...current?.search, view: id } as unknown as ListAddress<List>);
    },
    leave: () => onSearch(explicit({ ...search, view: undefined })),
    afterSave: (stored) => {
      dropDraft(columns);
      if (stored !== id) onSearch({ view: stored } as ListAddress<List>);
    },
  };
  return {
    state,
    columns,
    chooseColumns: (next: Columns) => {
      setDraft(next);
      if (current === undefined) setStandard.mutate({ list, view: standard.view, columns: next && [...next] });
    },
    /** Changes the address, and keeps it from being an empty one. */
    onSearch: (change: ListAddress<List>) => {
      const next = { ...search, ...change };
      const query = listQuery(list, next) as ViewParams<'onboardings'>;
      prefetchRows(cache, list === 'queue' ? 'queue' : 'onboardings', query);
      onSearch(isBare(next) ? { ...change, sort: defaultSorts[list] } : change);
    },
    explicit,
  };
}

/** What the menu of the views needs to know and do. */
export interface ListViewState {
  readonly list: SavedList;
  readonly views: readonly ListView[];
  readonly current: ListView | undefined;
  /** The view that opens for this person ('': none), and their columns without a view. */
  readonly standard: ViewAnswer<'list-views'>['standard'];
  /** The address names a view that does not exist for this person. */
  readonly isGone: boolean;
  readonly isChanged: boolean;
  /** What is shown now. */
  readonly content: Pick<WorkflowInput<'save-list-view'>, 'list' | 'search' | 'columns'>;
  readonly hrefOf: (view: ListView) => string;
  /** Shows what the view has. */
  readonly reset: () => void;
  /** Keeps what is shown, without the view. */
  readonly leave: () => void;
  /** What was saved is the truth from now on. */
  readonly afterSave: (view: string) => void;
}

/** Where the focus goes when the control of an action is gone. */
export const viewsButtonId = 'list-views';

/** The columns of a list as a person chose them, or the standard ones. */
export function shownColumns<Row>(
  list: SavedList,
  chosen: Columns,
  all: Readonly<Partial<Record<string, TableColumn<Row>>>>,
): TableColumn<Row>[] {
  const ids: readonly string[] = chosen ?? listColumns[list].standard;
  return ids.flatMap((id) => all[id] ?? []);
}

const written = (search: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== '')) as Record<
    string,
    string
  >;

const hrefOf = (search: Readonly<Record<string, unknown>>): string =>
  `${location.pathname}?${new URLSearchParams(written(search))}`;

type DraftOf = [
  draft: Columns | undefined,
  set: (next: Columns | undefined) => void,
  /** Ends the draft that was saved, unless it was changed while it was saved. */
  drop: (saved: Columns) => void,
];

/** Columns that were changed and not saved, kept while this tab is open. */
function useDraft(key: string): DraftOf {
  const [state, setState] = useState(() => ({ key, value: readDraft(key) }));
  if (state.key !== key) setState({ key, value: readDraft(key) });
  const set = (value: Columns | undefined) => {
    setState({ key, value });
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  };
  const drop = (saved: Columns) => {
    if (same(readDraft(key) ?? null, saved)) set(undefined);
  };
  return [state.key === key ? state.value : readDraft(key), set, drop];
}

function readDraft(key: string): Columns | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;
  } catch {
    return undefined;
  }
}
