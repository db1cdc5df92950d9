import { useRef } from 'react';
import { TextField } from './text-field.tsx';
import { usePageKeys } from './use-page-keys.ts';
import { useSearchText } from './use-search-text.ts';

export interface ListSearchFieldProps {
  /** Its name, for everybody who does not see the icon. */
  label: string;
  placeholder: string;
  /** What is searched for now, as the address says. */
  value: string | undefined;
  /** Told when the typing has settled; undefined: nothing is searched for. */
  onSearch: (text: string | undefined) => void;
}

/** The search field of a list's page, which `/` goes to. */
export function ListSearchField({ label, placeholder, value, onSearch }: ListSearchFieldProps) {
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
      shortcut="/"
      size="sm"
      value={text}
      onChange={setText}
      className="w-[340px] max-md:w-full"
    />
  );
}
