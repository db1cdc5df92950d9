import { useEffect, useRef, useState } from 'react';
import { useDebounced } from './use-debounced.ts';

/**
 * The text of a search field whose debounced value is stored elsewhere (the URL): reported 150 ms after the last key,
 * and updated when it changes there (Back, "Clear search"). After a row was opened nothing is reported: updating the
 * URL would navigate back.
 */
export function useSearchText(value: string, onSearch: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const reported = useRef(value);
  const path = useRef(location.pathname);
  const settled = useDebounced(text);
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setText(value);
  }, [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports a debounced text only, not a new callback
  useEffect(() => {
    const wanted = settled.trim();
    if (wanted === reported.current || location.pathname !== path.current) return;
    reported.current = wanted;
    onSearch(wanted);
  }, [settled]);
  return [text, setText];
}
