import { useEffect, useRef, useState } from 'react';
import { useDebounced } from './use-debounced.ts';

/**
 * The text of a search field whose settled value lives elsewhere (the URL): told 150 ms after the last key,
 * and set again when it changes there (Back, "Clear search").
 */
export function useSearchText(value: string, onSearch: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const told = useRef(value);
  const settled = useDebounced(text);
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setText(value);
  }, [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a settled text is told, not a new function
  useEffect(() => {
    const wanted = settled.trim();
    if (wanted === told.current) return;
    told.current = wanted;
    onSearch(wanted);
  }, [settled]);
  return [text, setText];
}
