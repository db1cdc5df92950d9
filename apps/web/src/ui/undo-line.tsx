import { undoSeconds } from '@dossier/domain/limits';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from './plain-button.tsx';

/** On a phone `:hover` stays where one has tapped last, which is this line. */
const heldBy = `${matchMedia('(hover: hover)').matches ? ':hover, ' : ''}:focus-visible, :has(:focus-visible)`;

export interface UndoLineProps {
  /** `Tessera Holding removed` */
  title: string;
  /** What was removed with it. */
  detail?: string | undefined;
  onUndo: () => void;
  /** The time is over. `hadFocus`: the focus was on the line and needs another place. */
  onEnd: (hadFocus: boolean) => void;
}

/**
 * In the place of something that was removed: it can be undone for ten seconds, longer while the pointer or the
 * keyboard is on it. The line takes the focus, because the button that removed it is gone.
 */
export function UndoLine({ title, detail, onUndo, onEnd }: UndoLineProps) {
  const { t } = useTranslation('common');
  const line = useRef<HTMLFieldSetElement>(null);
  const [left, setLeft] = useState(undoSeconds);
  const text = useId();
  const end = useEffectEvent(() => onEnd(line.current?.contains(document.activeElement) ?? false));
  useEffect(() => line.current?.focus(), []);
  useEffect(() => {
    const timer = setInterval(() => {
      const isHeld = line.current?.matches(heldBy) ?? false;
      if (!isHeld) setLeft((seconds) => seconds - 1);
    }, 1_000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left <= 0) end();
  }, [left]);
  return (
    <fieldset
      ref={line}
      tabIndex={-1}
      aria-labelledby={`${text}-title`}
      aria-describedby={`${text}-detail`}
      className="flex min-h-16 min-w-0 flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-dashed border-line-field bg-sunken py-2 pr-2 pl-4"
    >
      <div className="min-w-0 flex-1 basis-36">
        <p id={`${text}-title`} className="font-semibold [overflow-wrap:anywhere]">
          {title}
        </p>
        <p id={`${text}-detail`} className="text-13 text-ink-2 client:text-14">
          {detail} <span className="sr-only">{t('undo.within', { count: undoSeconds })}</span>
          <span aria-hidden="true" className="tabular-nums">
            {t('undo.within', { count: left })}
          </span>
        </p>
      </div>
      <PlainButton icon="undo" onPress={onUndo}>
        {t('undo.button')}
      </PlainButton>
    </fieldset>
  );
}
