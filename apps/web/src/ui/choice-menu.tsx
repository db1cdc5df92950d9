import { Button } from './button.tsx';
import { Menu } from './menu.tsx';

/** A filter with a menu: shows its name without a selection, otherwise the selection. */
export function ChoiceMenu<T extends string>({
  label,
  anyLabel,
  options,
  value,
  onChange,
}: {
  label: string;
  /** The entry that clears the filter. */
  anyLabel: string;
  options: readonly { id: T; label: string }[];
  value: T | undefined;
  onChange: (value: T | undefined) => void;
}) {
  const chosen = options.find(({ id }) => id === value);
  return (
    <Menu
      label={label}
      trigger={
        <Button
          variant="ghost"
          size="sm"
          trailingIcon="down"
          aria-label={chosen ? `${label}: ${chosen.label}` : label}
          className={chosen ? 'bg-active! text-ink!' : ''}
        >
          {chosen?.label ?? label}
        </Button>
      }
      entries={[
        { id: 'any', label: anyLabel, isChosen: chosen === undefined, onAction: () => onChange(undefined) },
        ...options.map((option) => ({
          ...option,
          isChosen: option.id === value,
          onAction: () => onChange(option.id),
        })),
      ]}
    />
  );
}
