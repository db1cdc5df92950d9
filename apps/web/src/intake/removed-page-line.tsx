import { useTranslation } from 'react-i18next';
import { UndoLine } from '#ui/undo-line.tsx';
import type { usePages } from './use-pages.ts';

interface RemovedPageLineProps {
  taken: Pick<ReturnType<typeof usePages>, 'removed' | 'undo' | 'forget'>;
  /** The line goes with the focus on it. */
  onDone?: () => void;
}

/** In the place of a photographed page that was removed. */
export function RemovedPageLine({ taken: { removed, undo, forget }, onDone }: RemovedPageLineProps) {
  const { t } = useTranslation(['file-intake', 'common']);
  if (!removed) return null;
  const { page, at } = removed;
  return (
    <UndoLine
      key={page.id}
      title={t('common:undo.removed', { name: t('pages.page', { number: at + 1 }) })}
      onUndo={() => {
        undo();
        onDone?.();
      }}
      onEnd={(hadFocus) => {
        forget();
        if (hadFocus) onDone?.();
      }}
    />
  );
}
