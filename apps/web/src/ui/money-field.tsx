import { numberFormat } from '@dossier/domain/intl';
import { amountParts, isStoredAmount, parseAmount } from '@dossier/domain/money';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldFrame } from './field.tsx';
import { PlainField, useFieldIds } from './field-frame.tsx';
import { controlHeight, plainBox } from './styles.ts';

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
  const point =
    numberFormat(language)
      .formatToParts(1.1)
      .find(({ type }) => type === 'decimal')?.value ?? '.';
  const grouped = numberFormat(language).format(BigInt(whole || '0'));
  return decimals === '' ? grouped : `${grouped}${point}${decimals}`;
}

export function MoneyField(props: MoneyFieldProps) {
  const { label, hint, error, optional, labelEnd, currency, value, onChange, onBlur } = props;
  const { isDisabled = false, name, before, className = '' } = props;
  const { i18n } = useTranslation();
  const ids = useFieldIds({ hint, error });
  const shown = isStoredAmount(value) ? amountText(value, currency, i18n.language) : value;
  const [typing, setTyping] = useState<string>();
  const type = (text: string) => {
    setTyping(text);
    onChange(parseAmount(text, currency, i18n.language) ?? text);
  };
  return (
    <PlainField {...{ label, hint, error, optional, labelEnd, ids, className }}>
      <span className="flex items-stretch">
        {before ?? (
          <span
            className="flex items-center rounded-l-md border border-r-0 border-line-field bg-sunken px-3 text-ink-2"
            aria-hidden="true"
          >
            {currency}
          </span>
        )}
        <input
          type="text"
          inputMode="decimal"
          id={ids.input}
          name={name}
          value={typing ?? shown}
          disabled={isDisabled}
          onChange={({ target }) => type(target.value)}
          onBlur={() => {
            setTyping(undefined);
            onBlur?.();
          }}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={ids.described}
          className={`${plainBox} ${controlHeight} rounded-l-none tabular-nums`}
        />
      </span>
    </PlainField>
  );
}
