import { checkBoxStyle } from './checkbox.tsx';
import { Icon } from './icon.tsx';

interface RowCheckboxProps {
  /** Accessible name. */
  label: string;
  isSelected: boolean;
  isDisabled: boolean;
  onChange: () => void;
}

/** The checkbox of a row: the browser's own, because a list makes many of them while it scrolls. */
export function RowCheckbox({ label, isSelected, isDisabled, onChange }: RowCheckboxProps) {
  return (
    <label className="relative flex h-5 items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        disabled={isDisabled}
        onChange={onChange}
        className="peer absolute inset-0 m-0 size-full opacity-0"
      />
      <span
        className={`${checkBoxStyle({ isOn: isSelected, isDisabled })} peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus`}
      >
        {isSelected && <Icon name="check" size={12} />}
      </span>
    </label>
  );
}
