import { useEffect, useRef, useState } from 'react';
import { useDebounced } from './use-debounced.ts';

/**
 * The text of a search field whose settled value lives elsewhere (the URL): told 150 ms after the last key,
 * and set again when it changes there (Back, "Clear search"). Once a row has been opened it is told no more: to write
 * it into the URL would lead back from where the person is going.
 */
export function useSearchText(value: string, onSearch: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const told = useRef(value);
  const path = useRef(location.pathname);
  const settled = useDebounced(text);
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setText(value);
  }, [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a settled text is told, not a new function
  useEffect(() => {
    const wanted = settled.trim();
    if (wanted === told.current || location.pathname !== path.current) return;
    told.current = wanted;
    onSearch(wanted);
  }, [settled]);
  return [text, setText];
}
