import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';

interface DaysFieldProps {
  label: string;
  value: number;
  /** NaN while what is typed is no whole number: the form then reports it. */
  onChange: (days: number) => void;
  error: string | undefined;
  isReadOnly: boolean;
}

/** Also one below 0 or far too high, of which the form says what is allowed. */
const wholeNumber = /^-?\d{1,9}$/;

/** A number of days, typed. */
export function DaysField({ label, value, onChange, error, isReadOnly }: DaysFieldProps) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly as: number }>();
  // A value that was changed elsewhere, or undone, replaces what was typed.
  const text = typed && Object.is(typed.as, value) ? typed.text : String(value);
  return (
    <TextField
      label={label}
      className="w-64 max-w-full"
      inputMode="numeric"
      value={text}
      onChange={(next) => {
        const days = wholeNumber.test(next.trim()) ? Number(next) : Number.NaN;
        setTyped({ text: next, as: days });
        onChange(days);
      }}
      error={error}
      isReadOnly={isReadOnly}
    />
  );
}
