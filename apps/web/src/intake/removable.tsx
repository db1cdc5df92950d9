import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileRemovals } from '#api/file-removals.ts';
import { UndoLine } from '#ui/undo-line.tsx';

interface RemovableProps<T> {
  id: string;
  name: string;
  file: T;
  removals: FileRemovals<T>;
  /** The time for undoing is over while the focus was on the line. */
  onEnd?: () => void;
  children: (row: { readonly onRemove: () => void; readonly failure: unknown }) => ReactNode;
}

/** A given file. A removed one can be put back in its place for ten seconds. */
export function Removable<T>({ id, name, file, removals, onEnd, children }: RemovableProps<T>) {
  const { t } = useTranslation('common');
  const { files, failures } = useSyncExternalStore(removals.subscribe, removals.get);
  const row = useRef<HTMLDivElement>(null);
  const [isReturned, setReturned] = useState(false);
  const removal = files.find((one) => one.id === id);
  useEffect(() => {
    if (!isReturned || removal) return;
    row.current?.querySelector<HTMLElement>('a[href], button')?.focus();
    setReturned(false);
  }, [isReturned, removal]);
  if (removal?.isOver) return null;
  if (removal)
    return (
      <UndoLine
        title={t('undo.removed', { name })}
        onUndo={() => {
          removals.undo(id);
          setReturned(true);
        }}
        onEnd={(hadFocus) => {
          void removals.end((one) => one === file);
          if (hadFocus) onEnd?.();
        }}
      />
    );
  return <div ref={row}>{children({ onRemove: () => removals.add(id, file), failure: failures.get(id) })}</div>;
}
