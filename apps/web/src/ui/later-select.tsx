import { type Ref, useEffect, useRef, useState } from 'react';
import { afterContent } from './after-content.ts';
import { PlainField, useFieldIds } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import type { SelectProps } from './select.tsx';
import { controlBox, controlHeight } from './styles.ts';

type Select = typeof import('./select.tsx').Select;

const load = async (): Promise<Select> => (await import('./select.tsx')).Select;

type Props<T extends string> = Omit<SelectProps<T>, 'size' | 'isDisabled' | 'ref' | 'start'>;

/**
 * A select whose list is rendered when it is used: on a phone, a list of eighty names takes as long as the rest of its
 * page. It looks the same before. Pressed, it opens; reached by the keyboard, it takes keys as every select does. Its
 * code loads after the page.
 */
export function LaterSelect<T extends string>(props: Props<T>) {
  const [Select, setSelect] = useState<Select>();
  const [start, setStart] = useState<SelectProps<T>['start']>();
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  // An error now is ignored: it loads again when it is used.
  useEffect(() => afterContent(() => void load().catch(() => undefined)), []);
  if (Select) return <Select {...props} start={start} />;
  const use = async () => {
    // Without a connection the next press tries again.
    const ready = await load().catch(() => undefined);
    const isFocused = document.activeElement === button.current;
    if (!ready || !(isFocused || isPressed.current)) return;
    setStart({ isOpen: isPressed.current, isFocused });
    setSelect(() => ready);
  };
  const press = () => {
    isPressed.current = true;
    void use();
  };
  // A pointer focuses before its press ends: replaced meanwhile, the button would lose the press.
  const focus = () => {
    if (button.current?.matches(':focus-visible')) void use();
  };
  return <Closed {...props} button={button} onPress={press} onFocus={focus} />;
}

interface ClosedProps extends Props<string> {
  button: Ref<HTMLButtonElement>;
  onPress: () => void;
  onFocus: () => void;
}

function Closed(props: Omit<ClosedProps, 'onChange'>) {
  const {
    label,
    hint,
    error,
    optional,
    labelEnd,
    isLabelHidden,
    options,
    value,
    placeholder,
    name,
    className = '',
  } = props;
  const ids = useFieldIds({ hint, error });
  const chosen = options.find(({ id }) => id === value);
  return (
    <PlainField {...{ label, hint, error, optional, labelEnd, ids, isLabelHidden, className }} isGroup>
      <button
        ref={props.button}
        type="button"
        name={name}
        id={ids.input}
        aria-haspopup="listbox"
        data-invalid={error !== undefined || undefined}
        aria-expanded={false}
        {...(isLabelHidden
          ? { 'aria-label': `${chosen?.label ?? ''} ${String(label)}`.trim() }
          : { 'aria-labelledby': `${ids.input} ${ids.label}` })}
        aria-describedby={ids.described}
        onClick={props.onPress}
        onFocus={props.onFocus}
        className={`${controlBox} ${controlHeight} flex items-center gap-2 text-left ${error === undefined ? '' : 'border-bad-solid shadow-[inset_0_0_0_1px_var(--color-bad-solid)]'}`}
      >
        <span className={`min-w-0 flex-1 truncate ${chosen ? '' : 'text-ink-3'}`}>{chosen?.label ?? placeholder}</span>
        <Icon name="updown" className="text-ink-2" />
      </button>
    </PlainField>
  );
}
