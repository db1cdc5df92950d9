import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { TextButton } from '#ui/text-button.tsx';

interface StepProps {
  number: number;
  title: string;
  detail?: string;
  state: 'done' | 'current' | 'ahead';
  /** Opens a step that was done. */
  onOpen?: () => void;
  children?: ReactNode;
}

const marks = {
  done: 'border border-accent bg-accent-soft text-accent-ink',
  current: 'bg-accent text-on-accent',
  ahead: 'border border-line-field text-ink-2',
};

/** One step: the current one is open and takes the focus when it opens later. */
export function Step({ number, title, detail, state, onOpen, children }: StepProps) {
  const { t } = useTranslation('identify');
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (state === 'current' && before.current !== 'current') heading.current?.focus();
    before.current = state;
  }, [state]);
  return (
    <li className="flex gap-3 py-4" aria-current={state === 'current' ? 'step' : undefined}>
      <span
        aria-hidden="true"
        className={`grid size-7 flex-none place-items-center rounded-full text-14 font-semibold forced-colors:border ${marks[state]}`}
      >
        {state === 'done' ? <Icon name="check" /> : number}
      </span>
      <div className="min-w-0 flex-1">
        <h2 ref={heading} tabIndex={-1} className="text-16 leading-7 font-semibold">
          {state === 'done' && <span className="sr-only">{t('steps.done')} </span>}
          {title}
        </h2>
        {detail && state !== 'current' && <p className="text-14 text-ink-2 [overflow-wrap:anywhere]">{detail}</p>}
        {state === 'current' && children}
        {state === 'done' && onOpen && (
          <TextButton onPress={onOpen} className="text-14">
            {t('steps.change', { step: title })}
          </TextButton>
        )}
      </div>
    </li>
  );
}
