import { amountParts, isStoredAmount, parseAmount } from '@dossier/domain/money';
import { type ReactNode, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useTranslation } from 'react-i18next';
import { FieldBottom, type FieldFrame, FieldTop, fieldStyle } from './field.tsx';
import { controlBox, controlHeight } from './styles.ts';

export interface MoneyFieldProps extends FieldFrame {
  /** ISO 4217. */
  currency: string;
  /** Integer minor units as text, or '': `345000000` is EUR 3,450,000.00. */
  value: string;
  /** Minor units; invalid input is passed on as typed, so that it can be reported and is not lost. */
  onChange: (minor: string) => void;
  onBlur?: () => void;
  isDisabled?: boolean;
  name?: string;
  /** Replaces the currency's code: a selector. */
  before?: ReactNode;
}

/** Minor units in the notation for typing: `345000000` of EUR is `3.450.000,00` in Dutch. */
function amountText(amount: string, currency: string, language: string): string {
  const { whole, decimals } = amountParts({ amount, currency });
  const point = new Intl.NumberFormat(language).formatToParts(1.1).find(({ type }) => type === 'decimal')?.value ?? '.';
  const grouped = new Intl.NumberFormat(language).format(BigInt(whole || '0'));
  return decimals === '' ? grouped : `${grouped}${point}${decimals}`;
}

export function MoneyField({
  label,
  hint,
  error,
  optional,
  labelEnd,
  currency,
  value,
  onChange,
  onBlur,
  isDisabled,
  name,
  before,
  className = '',
}: MoneyFieldProps) {
  const { i18n } = useTranslation();
  const shown = isStoredAmount(value) ? amountText(value, currency, i18n.language) : value;
  const [typing, setTyping] = useState<string>();
  const type = (text: string) => {
    setTyping(text);
    onChange(parseAmount(text, currency, i18n.language) ?? text);
  };
  return (
    <AriaTextField
      value={typing ?? shown}
      onChange={type}
      onBlur={() => {
        setTyping(undefined);
        onBlur?.();
      }}
      validationBehavior="aria"
      inputMode="decimal"
      isInvalid={error !== undefined}
      isDisabled={isDisabled}
      name={name}
      className={`${fieldStyle} ${className}`}
    >
      <FieldTop label={label} hint={hint} optional={optional} labelEnd={labelEnd} />
      <span className="flex items-stretch">
        {before ?? (
          <span
            className="flex items-center rounded-l-md border border-r-0 border-line-field bg-sunken px-3 text-ink-2"
            aria-hidden="true"
          >
            {currency}
          </span>
        )}
        <Input className={`${controlBox} ${controlHeight} rounded-l-none tabular-nums`} />
      </span>
      <FieldBottom error={error} />
    </AriaTextField>
  );
}
