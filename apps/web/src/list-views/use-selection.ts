import { maxSelected } from '@dossier/domain/limits';
import type { MoveName } from '@dossier/domain/onboarding-machine';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ViewParams } from '#api/views.ts';
import { view } from '#api/views.ts';
import { useNewest } from '#ui/use-newest.ts';
import type { OnboardingRow } from './onboarding-columns.tsx';

type Moves = readonly MoveName[];
type Selected = ReadonlyMap<string, Moves>;

interface SelectionList {
  /** Identifies the search and order of the rows: with another one nothing is selected. */
  readonly key: string;
  readonly rows: readonly (OnboardingRow | undefined)[];
  readonly total: number;
}

/** The selected onboardings of a list, also those whose rows are not loaded. */
export interface Selection {
  readonly ids: readonly string[];
  readonly set: ReadonlySet<string>;
  readonly share: 'all' | 'some' | 'none';
  /** How many of the list are not selected, if selecting all would select more. */
  readonly total: number;
  /** The selected ones that have this move. */
  readonly having: (move: MoveName) => readonly string[];
  readonly toggle: (id: string) => void;
  /** All loaded rows, or none. */
  readonly toggleLoaded: () => void;
  /** All of the list, at most as many as can be changed at once. */
  readonly selectAll: () => Promise<void>;
  readonly remove: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** `query`: the parameters of the list, for what is not loaded. */
export function useSelection({ key, rows, total }: SelectionList, query: ViewParams<'selection'>): Selection {
  const cache = useQueryClient();
  const [state, setState] = useState<{ key: string; selected: Selected }>({ key, selected: new Map() });
  const loaded: Selected = new Map(rows.flatMap((row) => (row ? [[row.id, row.moves] as const] : [])));
  const isWhole = loaded.size >= total;
  // A row that left the list is no longer selected. Of a list that is loaded in parts the server tells.
  const selectedIn = (stored: typeof state): Map<string, Moves> =>
    new Map(
      (stored.key === key ? [...stored.selected] : []).flatMap(([id, moves]) =>
        isWhole && !loaded.has(id) ? [] : [[id, loaded.get(id) ?? moves] as const],
      ),
    );
  const selected: Selected = selectedIn(state);
  const newestKey = useNewest(key);
  const write = (next: Selected) => setState({ key, selected: next });
  const first = [...loaded].slice(0, maxSelected);
  const isAll = first.length > 0 && first.every(([id]) => selected.has(id));
  return {
    ids: [...selected.keys()],
    set: new Set(selected.keys()),
    share: isAll ? 'all' : selected.size > 0 ? 'some' : 'none',
    total,
    having: (move) => [...selected].flatMap(([id, moves]) => (moves.includes(move) ? [id] : [])),
    toggle: (id) =>
      setState((stored) => {
        const next = selectedIn(stored);
        if (!next.delete(id) && next.size < maxSelected) next.set(id, loaded.get(id) ?? []);
        return { key, selected: next };
      }),
    toggleLoaded: () => write(new Map(isAll ? [] : first)),
    async selectAll() {
      if (isWhole && total <= maxSelected) return write(loaded);
      const { items } = await cache.fetchQuery({ ...view('selection', query), staleTime: 0 });
      if (newestKey.current === key) write(new Map(items.map(({ id, moves }) => [id, moves as Moves])));
    },
    // Called when the server has answered: what was selected meanwhile stays.
    remove: (ids) =>
      setState((stored) => {
        if (stored.key !== key) return stored;
        return { key, selected: new Map([...stored.selected].filter(([id]) => !ids.includes(id))) };
      }),
    clear: () => write(new Map()),
  };
}
