import { undoSeconds } from '@dossier/domain/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { focusWhenLost } from './keep-focus.ts';
import { usePageKeys } from './use-page-keys.ts';

/** On a phone `:hover` stays where one has tapped last. */
const heldBy = `${matchMedia('(hover: hover)').matches ? ':hover, ' : ''}:focus-visible, :has(:focus-visible)`;

interface UndoOfferProps {
  /** What was done: `3 assigned to you`. */
  text: string;
  canUndo: boolean;
  isPending: boolean;
  /** Why it was not undone: stays until it is closed. */
  error: string | undefined;
  /** Ends when the answer is there. */
  onUndo: () => Promise<void>;
  /** The time is over, or the message was closed. */
  onEnd: () => void;
  /** Takes the focus that is lost when the offer ends. */
  focusAfter?: (() => HTMLElement | null | undefined) | undefined;
  /** What was done is shown next to the offer already. */
  isTextHidden?: boolean | undefined;
  className?: string;
}

/**
 * What was just done, next to the action, with Undo (`z`) for ten seconds, longer while the pointer or the keyboard is on
 * it. Takes no focus by itself.
 */
export function UndoOffer({
  text,
  canUndo,
  isPending,
  error,
  onUndo,
  onEnd,
  focusAfter,
  isTextHidden,
  className = '',
}: UndoOfferProps) {
  const { t } = useTranslation('common');
  const line = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(undoSeconds);
  const leave = (act: () => void) => {
    if (line.current?.contains(document.activeElement)) focusWhenLost(() => focusAfter?.());
    act();
  };
  const end = useEffectEvent(() => leave(onEnd));
  const isStaying = isPending || error !== undefined;
  useEffect(() => {
    if (isStaying) return;
    const timer = setInterval(() => {
      if (!line.current?.matches(heldBy)) setLeft((seconds) => seconds - 1);
    }, 1_000);
    return () => clearInterval(timer);
  }, [isStaying]);
  useEffect(() => {
    if (left <= 0 && !isStaying) end();
  }, [left, isStaying]);
  const undo = async () => {
    const hadFocus = line.current?.contains(document.activeElement) ?? false;
    await onUndo();
    if (hadFocus) focusWhenLost(() => focusAfter?.());
  };
  usePageKeys({ z: canUndo && error === undefined ? () => void undo() : undefined });
  return (
    <div ref={line} className={`flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1.5 text-13 ${className}`}>
      {error === undefined ? (
        <span role="status" className={isTextHidden ? 'sr-only' : 'flex min-w-0 items-center gap-2 font-medium'}>
          <Icon name="check-circle" className="flex-none text-ok-ink" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
          {canUndo && <span className="sr-only">{t('undo.key', { count: undoSeconds })}</span>}
        </span>
      ) : (
        <span role="alert" className="min-w-0 font-medium text-bad-ink [overflow-wrap:anywhere]">
          {error}
        </span>
      )}
      {canUndo && error === undefined && (
        <Button icon="undo" shortcut="Z" isPending={isPending} onPress={() => void undo()}>
          {t('undo.do')}
        </Button>
      )}
      {error !== undefined && (
        <IconButton icon="x" size="sm" variant="ghost" label={t('close')} onPress={() => leave(onEnd)} />
      )}
    </div>
  );
}
