import { useEffect, useRef, useState } from 'react';
import { useNewest } from './use-newest.ts';

/** What follows the last key before a text is searched: less than the time between two keys. Unit: milliseconds. */
const pause = 40;

/**
 * The text of a search field whose settled value is stored elsewhere (the URL): reported shortly after the last key,
 * and updated when it changes there (Back, "Clear search"). After a row was opened nothing is reported: updating the
 * URL would navigate back.
 */
export function useSearchText(value: string, onSearch: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const reported = useRef(value);
  const path = useRef(location.pathname);
  const report = useNewest(onSearch);
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const wanted = text.trim();
      if (wanted === reported.current || location.pathname !== path.current) return;
      reported.current = wanted;
      report.current(wanted);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, report]);
  return [text, setText];
}
