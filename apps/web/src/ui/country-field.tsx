import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { PlainField, useFieldIds } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import { laterPart, lazyPart } from './lazy-part.ts';
import { controlBox, controlHeight } from './styles.ts';
import { TextField } from './text-field.tsx';
import { type Countries, useCountries } from './use-countries.ts';
import { useIsNarrow } from './use-narrow.ts';

// A window needs one of them, and the page is readable before.
const ComboBox = lazyPart(async () => (await import('./combo-box.tsx')).ComboBox<string>);
const [CountrySheet, useCountrySheet] = laterPart(async () => (await import('./country-sheet.tsx')).CountrySheet);

export interface CountryFieldProps {
  label: string;
  hint?: string;
  name: string;
  codes: readonly string[];
  value: string | undefined;
  onChange: (code: string) => void;
  error?: string | undefined;
  optional?: boolean;
  /** Lists the words for people (Dutch) before the names of countries. */
  isNationality?: boolean;
  /** Reports that the sheet of a narrow window opened or closed. */
  onSheet?: (close: (() => void) | undefined) => void;
}

/**
 * A country: by its name, an everyday or short name, its people or its code, in any language. A field with a list
 * below it; in a narrow window a sheet.
 */
export function CountryField(props: CountryFieldProps) {
  const { codes, isNationality = false, value } = props;
  const isNarrow = useIsNarrow();
  // The names of countries are of the platform; the words for people, the other names and the sheet are not.
  const known = useCountries(codes, isNationality, isNarrow && !(isNationality && value));
  return isNarrow ? <SheetField {...props} known={known} /> : <ListField {...props} known={known} />;
}

type Known = ReturnType<typeof useCountries>;
type PartProps = CountryFieldProps & { known: Known };

/** What the field shows of a value before the other names are loaded. */
function useShown({ value, isNationality }: CountryFieldProps, countries: Countries | undefined): string {
  const format = useFormat();
  if (!value) return '';
  const option = [...(countries?.frequent ?? []), ...(countries?.others ?? [])].find(({ id }) => id === value);
  return isNationality ? (option?.label ?? '') : format.country(value);
}

function ListField(props: PartProps) {
  const { known, codes: _, isNationality: __, onSheet: ___, value, onChange, ...rest } = props;
  const { t } = useTranslation('common');
  const [typing, setTyping] = useState<string>();
  const { countries, isFailed, retry } = known;
  const chosen = useShown(props, countries);
  const isSearching = typing !== undefined && typing !== chosen && typing.trim() !== '';
  const all = countries ? [...countries.frequent, ...countries.others] : [];
  return (
    <Suspense fallback={<TextField {...rest} value={chosen} isReadOnly />}>
      <ComboBox
        {...rest}
        isLong
        options={isSearching ? (countries?.search(typing) ?? []) : all}
        text={typing ?? chosen}
        onText={(text) => {
          setTyping(text);
          if (isFailed) retry();
        }}
        value={value}
        isLoading={!countries && !isFailed}
        {...(isFailed && { nothingLabel: t('country.failed') })}
        onChange={(code) => {
          onChange(code);
          setTyping(undefined);
        }}
        onBlur={() => {
          // A completely typed name counts as selected; any other text is reset.
          const code = isSearching ? countries?.named(typing) : undefined;
          if (code) onChange(code);
          setTyping(undefined);
        }}
      />
    </Suspense>
  );
}

function SheetField(props: PartProps) {
  const { known, label, hint, name, error, optional, isNationality = false, value, onChange, onSheet } = props;
  const { t } = useTranslation('common');
  const [isOpen, setOpen] = useState(false);
  const ids = useFieldIds({ hint, error });
  const chosen = useShown(props, known.countries);
  useCountrySheet();
  const close = () => {
    setOpen(false);
    onSheet?.(undefined);
  };
  const open = () => {
    if (!known.countries) known.retry();
    setOpen(true);
    onSheet?.(close);
  };
  return (
    <>
      <PlainField {...{ label, hint, error, optional, ids }} className="">
        <button
          id={ids.input}
          name={name}
          type="button"
          aria-haspopup="dialog"
          aria-label={[label, chosen || t('country.choose')].join(', ')}
          aria-describedby={ids.described}
          onClick={open}
          className={`${controlBox} ${controlHeight} flex items-center gap-2 text-left ${error === undefined ? '' : 'border-bad-solid shadow-[inset_0_0_0_1px_var(--color-bad-solid)]'}`}
        >
          <span className={`min-w-0 flex-1 truncate ${chosen ? '' : 'text-ink-3'}`}>
            {chosen || t('country.choose')}
          </span>
          <Icon name="down" className="text-ink-2" />
        </button>
      </PlainField>
      {isOpen && (
        <Suspense>
          <CountrySheet
            title={label}
            isNationality={isNationality}
            known={known}
            value={value}
            onClose={close}
            onChange={(code) => {
              onChange(code);
              close();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
