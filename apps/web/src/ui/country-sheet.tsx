import { memo, useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { TextField } from 'react-aria-components/TextField';
import { useTranslation } from 'react-i18next';
import { Drawer } from './drawer.tsx';
import { Failed } from './failed.tsx';
import { Highlight } from './highlight.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { Loading } from './skeleton.tsx';
import { controlBox, controlHeight } from './styles.ts';
import type { CountryOption, useCountries } from './use-countries.ts';

interface CountrySheetProps {
  title: string;
  isNationality: boolean;
  known: ReturnType<typeof useCountries>;
  value: string | undefined;
  onChange: (code: string) => void;
  onClose: () => void;
}

/** The countries in a sheet of one height: a search field over the list, which a choice closes. */
export function CountrySheet({ title, isNationality, known, value, onChange, onClose }: CountrySheetProps) {
  const { t } = useTranslation('common');
  const [text, setText] = useState('');
  const { countries, isFailed, retry } = known;
  const isSearching = text.trim() !== '';
  const found = (isSearching && countries?.search(text)) || [];
  const all = useMemo<readonly Group[]>(
    () => [
      { id: 'frequent', title: t('country.frequent'), options: countries?.frequent ?? [] },
      { id: 'others', title: t('country.a-to-z'), options: countries?.others ?? [] },
    ],
    [countries, t],
  );
  // With nothing found the whole list stays, so that the person can look for it there.
  const groups = found.length > 0 ? [{ id: 'found', title: undefined, options: found }] : all;
  const count = (countries?.frequent.length ?? 0) + (countries?.others.length ?? 0);
  const status = isSearching
    ? t(found.length === 0 ? 'country.nothing' : 'country.found', { count: found.length })
    : t('country.all', { count });
  return (
    <Drawer side="bottom" isTall isOpen onOpenChange={(open) => !open && onClose()} title={title}>
      <Autocomplete inputValue={text} onInputChange={setText}>
        <div className="sticky -top-5 z-1 -mx-4 -mt-5 border-b border-line bg-raised px-4 pt-4 pb-3 client:pt-0">
          <TextField type="search" autoFocus className="flex flex-col">
            <Label className="mb-1.5 text-14 text-ink-2">
              {t(isNationality ? 'country.search-nationality' : 'country.search')}
            </Label>
            <span className="relative block">
              <Icon name="search" className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2" />
              <Input
                autoComplete="off"
                enterKeyHint="done"
                // The library holds the option to be focused, not this field, which keeps the ring of the browser.
                className={`${controlBox} ${controlHeight} client:pr-12 client:pl-10 [&:focus-visible]:border-focus [&:focus-visible]:-outline-offset-1`}
              />
              {isSearching && (
                <span className="absolute top-1/2 right-1 -translate-y-1/2">
                  <IconButton icon="x" label={t('country.clear')} size="sm" onPress={() => setText('')} />
                </span>
              )}
            </span>
          </TextField>
          <p role="status" className="mt-2 text-14 text-ink-2">
            {countries ? status : ''}
          </p>
        </div>
        {isFailed && <Failed onRetry={retry} />}
        {!countries && !isFailed && <Loading />}
        {countries && (
          <List title={title} groups={groups} query={found.length > 0 ? text : ''} {...{ value, onChange }} />
        )}
      </Autocomplete>
    </Drawer>
  );
}

interface Group {
  readonly id: string;
  readonly title: string | undefined;
  readonly options: readonly CountryOption[];
}

interface ListProps extends Pick<CountrySheetProps, 'title' | 'value' | 'onChange'> {
  groups: readonly Group[];
  query: string;
}

/** Rendered again only when its rows change: there may be 250 of them. */
const List = memo(function List({ title, groups, query, value, onChange }: ListProps) {
  return (
    <ListBox
      aria-label={title}
      items={groups}
      dependencies={[query, value]}
      selectionMode="single"
      selectedKeys={value ? [value] : []}
      // Pressing the chosen country again empties the selection: it stays chosen.
      onSelectionChange={(keys) => onChange(String([...keys][0] ?? value))}
      className="-mx-4 outline-none"
    >
      {(group) => (
        <ListBoxSection id={group.id} aria-label={group.title ?? title}>
          {group.title && <Header className="px-4 pt-5 pb-2 text-14 font-semibold text-ink-2">{group.title}</Header>}
          {group.options.map((option) => (
            <ListBoxItem
              key={option.id}
              id={option.id}
              textValue={option.label}
              className="flex min-h-14 cursor-default items-center gap-3 border-b border-line px-4 py-2 outline-none focus:bg-hover hover:bg-hover selected:bg-selected forced-colors:focus:outline-solid forced-colors:focus:outline-2"
            >
              <span className="min-w-0 flex-1">
                <span className="block text-16">
                  <Highlight text={option.label} query={query} />
                </span>
                {option.detail && (
                  <span className="block text-14 text-ink-2">
                    <Highlight text={option.detail} query={query} />
                  </span>
                )}
              </span>
              {option.id === value && <Icon name="check" className="text-accent-ink" />}
            </ListBoxItem>
          ))}
        </ListBoxSection>
      )}
    </ListBox>
  );
});
