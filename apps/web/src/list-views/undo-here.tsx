import { useUndo } from '#api/use-undo.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { UndoOffer } from '#ui/undo-offer.tsx';

interface UndoHereProps {
  place: string;
  focusAfter?: (() => HTMLElement | null | undefined) | undefined;
  isTextHidden?: boolean;
  className?: string;
}

/** The offer of a place to undo what was done there; nothing without one. */
export function UndoHere({ place, focusAfter, isTextHidden, className }: UndoHereProps) {
  const { offer, undo, end, isPending, error } = useUndo(place);
  const { error: textOf } = useErrorText();
  if (!offer) return null;
  return (
    <UndoOffer
      key={offer.undo || offer.text}
      text={offer.text}
      canUndo={offer.undo !== ''}
      isPending={isPending}
      error={error ? textOf(error) : undefined}
      onUndo={undo}
      onEnd={end}
      focusAfter={focusAfter}
      isTextHidden={isTextHidden}
      {...(className === undefined ? {} : { className })}
    />
  );
}
