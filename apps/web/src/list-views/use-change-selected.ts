import type { SelectedAction } from '@dossier/domain/contracts/workflows/change-selected';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offerUndo } from '#api/use-undo.ts';
import { useWorkflow, type WorkflowAnswer } from '#api/workflows.ts';

/** What of a list can be undone is offered in its bar. */
export const listPlace = 'list';

export type Refusals = WorkflowAnswer<'change-selected'>['refused'];

interface Change {
  readonly action: SelectedAction;
  readonly requests: readonly string[];
  readonly intern?: string;
  /** What is said of so many: `3 assigned to you`. */
  readonly done: (count: number) => string;
  readonly onDone?: (changed: readonly string[]) => void;
}

/** Runs a workflow on selected onboardings: what was done is shown in the bar, what was not above the list. */
export function useChangeSelected() {
  const { t } = useTranslation('lists');
  const run = useWorkflow('change-selected');
  const [refused, setRefused] = useState<{ action: SelectedAction; refusals: Refusals }>();
  const [failure, setFailure] = useState<Error>();
  const running = useRef(new Set<string>());
  const change = async ({ done, onDone, ...all }: Change): Promise<boolean> => {
    // A key that is pressed twice changes each onboarding once.
    const input = { ...all, requests: all.requests.filter((id) => !running.current.has(id)) };
    if (input.requests.length === 0) return false;
    for (const id of input.requests) running.current.add(id);
    setRefused(undefined);
    setFailure(undefined);
    try {
      const { changed, refused: refusals, undo } = await run.mutateAsync(input);
      if (refusals.length > 0) setRefused({ action: input.action, refusals });
      if (changed.length > 0) {
        const onUndone = () => offerUndo({ place: listPlace, text: t('selection.undone'), undo: '' });
        offerUndo({ place: listPlace, text: done(changed.length), undo, onUndone });
      }
      onDone?.(changed);
      return true;
    } catch (thrown) {
      setFailure(thrown as Error);
      return false;
    } finally {
      for (const id of input.requests) running.current.delete(id);
    }
  };
  return {
    change,
    isPending: run.isPending,
    refused,
    failure,
    dismiss: () => {
      setRefused(undefined);
      setFailure(undefined);
    },
  };
}

export type ChangeSelected = ReturnType<typeof useChangeSelected>;
