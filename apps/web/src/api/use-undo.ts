import { useSyncExternalStore } from 'react';
import { useWorkflow, type WorkflowAnswer } from './workflows.ts';

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

let current: UndoOffer | undefined;
const listeners = new Set<() => void>();

function show(offer: UndoOffer | undefined): void {
  current = offer;
  for (const listener of listeners) listener();
}

/** Offers to undo what was just done, in the place of the last offer: only the newest action can be undone. */
export function offerUndo(offer: UndoOffer): void {
  show(offer);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The offer of a place, and undoing it. */
export function useUndo(place: string) {
  const offer = useSyncExternalStore(subscribe, () => (current?.place === place ? current : undefined));
  const run = useWorkflow('undo');
  const end = () => {
    if (current !== offer) return;
    run.reset();
    show(undefined);
  };
  const undo = (onUndone?: (answer: WorkflowAnswer<'undo'>) => void) => {
    if (!offer || offer.undo === '' || run.isPending) return;
    run.mutate(
      { undo: offer.undo },
      {
        onSuccess: (answer) => {
          if (current === offer) show(undefined);
          offer.onUndone?.(answer.changed);
          onUndone?.(answer);
        },
      },
    );
  };
  return { offer, undo, end, isPending: run.isPending, error: run.error };
}
