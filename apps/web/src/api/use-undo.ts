import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { runAndRefresh } from './workflows.ts';

/** Something that was just done, and how it is undone. */
export interface UndoOffer {
  /** Where it is shown: next to the action. */
  readonly place: string;
  /** What was done: `3 assigned to you`. */
  readonly text: string;
  /** The input of `undo`; '' when it cannot be undone. */
  readonly undo: string;
  /** Called when it was undone. */
  readonly onUndone?: ((changed: readonly string[]) => void) | undefined;
}

interface Shown {
  readonly offer: UndoOffer;
  readonly isPending: boolean;
  /** Why it was not undone. */
  readonly error: Error | null;
}

// Outside of the components: the one whose button was pressed may be gone before the answer, for example when the next
// document opens meanwhile.
let current: Shown | undefined;
const listeners = new Set<() => void>();

function show(shown: Shown | undefined): void {
  current = shown;
  for (const listener of listeners) listener();
}

/** Offers to undo what was just done, in the place of the last offer: only the newest action can be undone. */
export function offerUndo(offer: UndoOffer): void {
  show({ offer, isPending: false, error: null });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The offer of a place, and undoing it. */
export function useUndo(place: string) {
  const cache = useQueryClient();
  const shown = useSyncExternalStore(subscribe, () => (current?.offer.place === place ? current : undefined));
  const offer = shown?.offer;
  const end = () => {
    if (current?.offer === offer) show(undefined);
  };
  const undo = async () => {
    if (!offer || offer.undo === '' || current?.offer !== offer || current.isPending) return;
    const showState = (state: Omit<Shown, 'offer'> | undefined) => {
      if (current?.offer === offer) show(state && { offer, ...state });
    };
    showState({ isPending: true, error: null });
    const answer = await runAndRefresh(cache, 'undo', { undo: offer.undo }).catch((error: Error) => {
      showState({ isPending: false, error });
    });
    if (!answer) return;
    showState(undefined);
    offer.onUndone?.(answer.changed);
  };
  return { offer, undo, end, isPending: shown?.isPending ?? false, error: shown?.error ?? null };
}
