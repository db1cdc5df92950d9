import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { FieldBottom, type FieldFrame, FieldTop, fieldStyle } from './field.tsx';
import { Highlight } from './highlight.tsx';
import { Icon } from './icon.tsx';
import { rowStyle } from './list-style.ts';
import { type Option, OptionRow } from './select.tsx';
import { Spinner } from './spinner.tsx';
import { controlBox, controlHeight, floating, motion } from './styles.ts';

export interface ComboBoxProps<T extends string> extends FieldFrame {
  /** The current matches; the caller searches. */
  options: readonly Option<T>[];
  text: string;
  onText: (text: string) => void;
  value: T | '' | undefined;
  onChange: (value: T) => void;
  /** Adds a last option that creates an item from the typed text. */
  onCreate?: (text: string) => void;
  /** Label of that option: `Add "hoek" as a new contact`. */
  createLabel?: (text: string) => ReactNode;
  /** Shown when nothing matches and nothing can be created. */
  nothingLabel?: string;
  isLoading?: boolean;
  /** For long lists: the list opens on typing or by its button, not on focus. */
  isLong?: boolean;
  /** For lists that are empty until something is typed: the list does not open on focus. */
  opensOnTyping?: boolean;
  isDisabled?: boolean;
  placeholder?: string;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

const createId = ' create';
interface Row {
  id: string;
  option?: Option;
}

export function ComboBox<T extends string>(props: ComboBoxProps<T>) {
  const {
    label,
    hint,
    error,
    optional,
    labelEnd,
    options,
    text,
    onText,
    value,
    onChange,
    onCreate,
    createLabel,
    nothingLabel,
    isLoading,
    isLong,
    opensOnTyping = isLong,
    isDisabled,
    placeholder,
    name,
    onBlur,
    ref,
    className = '',
  } = props;
  const { t } = useTranslation('common');
  const canCreate = onCreate !== undefined && text.trim() !== '';
  const rows: Row[] = options.map((option) => ({ id: option.id, option }));
  if (canCreate) rows.push({ id: createId });
  const choose = (key: string | number | null) => {
    if (key === createId) onCreate?.(text.trim());
    else if (key !== null) onChange(key as T);
  };
  return (
    <AriaComboBox
      items={rows}
      inputValue={text}
      onInputChange={onText}
      value={value || null}
      onChange={choose}
      onBlur={onBlur}
      menuTrigger={opensOnTyping ? 'input' : 'focus'}
      allowsEmptyCollection
      allowsCustomValue
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      name={name}
      formValue="key"
      className={`${fieldStyle} ${className}`}
    >
      <FieldTop label={label} hint={hint} optional={optional} labelEnd={labelEnd} />
      <ComboInput
        ref={ref}
        placeholder={placeholder}
        isLong={isLong}
        isLoading={isLoading}
        onEnter={() => isLong && text.trim() !== '' && choose(options[0]?.id ?? null)}
      />
      <FieldBottom error={error} />
      <Popover className={`${floating} ${motion} w-(--trigger-width) p-1`} offset={4}>
        <ListBox
          dependencies={[text]}
          className="max-h-[min(360px,50vh)] overflow-auto outline-none"
          renderEmptyState={() => (
            <p className="px-2 py-1.5 text-13 text-ink-2">
              {isLoading ? t('loading') : (nothingLabel ?? t('nothing-found'))}
            </p>
          )}
        >
          {(row: Row) =>
            row.option ? (
              <OptionRow option={row.option}>
                <Highlight text={row.option.label} query={text} />
              </OptionRow>
            ) : (
              <ListBoxItem
                id={createId}
                textValue={text}
                className={`${rowStyle()} ${options.length > 0 ? 'mt-1 rounded-t-none border-t border-line' : ''}`}
              >
                <Icon name="plus" />
                <span className="font-medium">
                  {createLabel?.(text.trim()) ?? t('combo.create', { text: text.trim() })}
                </span>
              </ListBoxItem>
            )
          }
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

interface ComboInputProps extends Pick<ComboBoxProps<string>, 'ref' | 'placeholder' | 'isLong' | 'isLoading'> {
  /** Enter while the list is open and no option has the focus. */
  onEnter: () => void;
}

function ComboInput({ ref, placeholder, isLong, isLoading, onEnter }: ComboInputProps) {
  return (
    <span className="relative block">
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-2 client:left-3"
      />
      <Input
        ref={ref}
        placeholder={placeholder}
        onKeyDown={({ key, currentTarget }) => {
          const isSearching =
            currentTarget.ariaExpanded === 'true' && !currentTarget.hasAttribute('aria-activedescendant');
          if (key === 'Enter' && isSearching) onEnter();
        }}
        className={`${controlBox} ${controlHeight} pl-9 client:pl-10 ${isLong ? 'pr-9 client:pr-11' : ''}`}
      />
      {isLong && (
        <Button className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-sm text-ink-2 outline-none hover:text-ink client:w-11">
          <Icon name="down" />
        </Button>
      )}
      {isLoading && (
        <span className="absolute top-1/2 right-3 -translate-y-1/2 text-ink-2">
          <Spinner />
        </span>
      )}
    </span>
  );
}
