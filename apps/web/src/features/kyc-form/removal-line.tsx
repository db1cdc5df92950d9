import { UndoLine } from '#ui/undo-line.tsx';
import type { Removal } from './removals.ts';
import type { Removals } from './use-removals.ts';

/** The line of one removal. */
export function RemovalLine({ removal, removals }: { removal: Removal; removals: Removals }) {
  return (
    <UndoLine
      title={removal.title}
      detail={removal.detail}
      onUndo={() => removals.undo(removal)}
      onEnd={(hadFocus) => removals.end(removal, hadFocus)}
    />
  );
}
