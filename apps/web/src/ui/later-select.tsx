import { type Ref, useEffect, useRef, useState } from 'react';
import { PlainField, useFieldIds } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import type { SelectProps } from './select.tsx';
import { controlBox, controlHeight } from './styles.ts';

type Select = typeof import('./select.tsx').Select;

let loaded: Select | undefined;

async function load(): Promise<Select> {
  loaded = (await import('./select.tsx')).Select;
  return loaded;
}

type Props<T extends string> = Omit<SelectProps<T>, 'size' | 'isDisabled' | 'ref' | 'start'>;

/**
 * A select whose list loads after its page. It looks the same before; when it was focused or pressed meanwhile, it
 * keeps the focus, and opens.
 */
export function LaterSelect<T extends string>(props: Props<T>) {
  const [Select, setSelect] = useState(() => loaded);
  const [start, setStart] = useState<SelectProps<T>['start']>();
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  const request = () =>
    load().then(
      (ready) => {
        setStart({ isOpen: isPressed.current, isFocused: document.activeElement === button.current });
        setSelect(() => ready);
      },
      // Without a connection pressing it tries again.
      () => undefined,
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!Select) void request();
  }, []);
  if (Select) return <Select {...props} start={start} />;
  const press = () => {
    isPressed.current = true;
    void request();
  };
  return <Closed {...props} button={button} onPress={press} />;
}

interface ClosedProps extends Props<string> {
  button: Ref<HTMLButtonElement>;
  onPress: () => void;
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
        className={`${controlBox} ${controlHeight} flex items-center gap-2 text-left ${error === undefined ? '' : 'border-bad-solid shadow-[inset_0_0_0_1px_var(--color-bad-solid)]'}`}
      >
        <span className={`min-w-0 flex-1 truncate ${chosen ? '' : 'text-ink-3'}`}>{chosen?.label ?? placeholder}</span>
        <Icon name="updown" className="text-ink-2" />
      </button>
    </PlainField>
  );
}
