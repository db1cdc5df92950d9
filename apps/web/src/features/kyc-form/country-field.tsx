import { fold } from '@dossier/domain/fold';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { ComboBox } from '#ui/combo-box.tsx';

interface CountryFieldProps {
  label: string;
  hint?: string;
  name: string;
  codes: readonly string[];
  value: string | undefined;
  onChange: (code: string) => void;
  error?: string | undefined;
  optional?: boolean;
}

/** A country, by typing its name in the current language. */
export function CountryField({ codes, value, onChange, ...rest }: CountryFieldProps) {
  const { i18n } = useTranslation('kyc-form');
  const format = useFormat();
  const [typing, setTyping] = useState<string>();
  const chosen = value ? format.country(value) : '';
  const all = codes
    .map((id) => ({ id, label: format.country(id) }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.language));
  const wanted = fold(typing ?? '').trim();
  const isSearching = typing !== undefined && typing !== chosen && wanted !== '';
  const begins = ({ label }: { label: string }) => Number(fold(label).startsWith(wanted));
  const options = isSearching
    ? all
        .filter(({ id, label }) => fold(label).includes(wanted) || fold(id) === wanted)
        .sort((a, b) => begins(b) - begins(a))
    : all;
  return (
    <ComboBox
      {...rest}
      isLong
      options={options}
      text={typing ?? chosen}
      onText={setTyping}
      value={value}
      onChange={(code) => {
        onChange(code);
        setTyping(undefined);
      }}
      onBlur={() => {
        // A completely typed name counts as selected; any other text is reset.
        const exact = isSearching ? all.find(({ label }) => fold(label) === wanted) : undefined;
        if (exact) onChange(exact.id);
        setTyping(undefined);
      }}
    />
  );
}
