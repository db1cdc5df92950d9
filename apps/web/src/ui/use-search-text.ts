import { searchPauseMs } from '@dossier/domain/list-search';
import { useEffect, useRef, useState } from 'react';
import { useNewest } from './use-newest.ts';

/**
 * The pause for one or two letters, which the trigram index does not have: the server reads all rows for them, ten times
 * as long as for a word. Longer than the time between two keys, so that only a text that ends there is searched.
 */
const shortTextPause = 300;
const lettersOfIndex = 3;
const pauseAfter = ({ length }: string) => (length > 0 && length < lettersOfIndex ? shortTextPause : searchPauseMs);

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
    const wanted = text.trim();
    const timer = setTimeout(() => {
      if (wanted === reported.current || location.pathname !== path.current) return;
      reported.current = wanted;
      report.current(wanted);
    }, pauseAfter(wanted));
    return () => clearTimeout(timer);
  }, [text, report]);
  return [text, setText];
}
