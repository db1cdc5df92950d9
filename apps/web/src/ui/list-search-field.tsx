import { useRef } from 'react';
import { TextField } from './text-field.tsx';
import { useIsNarrow } from './use-narrow.ts';
import { usePageKeys } from './use-page-keys.ts';
import { useSearchText } from './use-search-text.ts';

export interface ListSearchFieldProps {
  /** Accessible name. */
  label: string;
  placeholder: string;
  /** The current search text of the address. */
  value: string | undefined;
  /** Called when typing has paused; undefined: no search. */
  onSearch: (text: string | undefined) => void;
}

/** The search field of a list's page, focused by `/`. */
export function ListSearchField({ label, placeholder, value, onSearch }: ListSearchFieldProps) {
  const isPhone = useIsNarrow();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useSearchText(value ?? '', (settled) => onSearch(settled || undefined));
  usePageKeys({ '/': () => field.current?.focus() });
  return (
    <TextField
      ref={field}
      label={label}
      placeholder={placeholder}
      isLabelHidden
      type="search"
      icon="search"
      {...(!isPhone && { shortcut: '/' })}
      size="sm"
      value={text}
      onChange={setText}
      className="w-[340px] max-md:w-auto max-md:min-w-0 max-md:flex-1"
    />
  );
}
