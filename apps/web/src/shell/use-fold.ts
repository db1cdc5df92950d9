import { useState, useSyncExternalStore } from 'react';

const foldKey = 'dossier_sidebar';
const narrow = '(max-width: 1279px)';

/** The sidebar collapses automatically in narrow windows; a person's choice is stored and takes precedence in wide ones. */
export function useFold(): { isFolded: boolean; toggle: () => void } {
  const [chosen, choose] = useState(() => localStorage.getItem(foldKey));
  const isNarrow = useSyncExternalStore(
    (changed) => {
      const media = matchMedia(narrow);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(narrow).matches,
  );
  const isFolded = isNarrow ? chosen !== 'open-narrow' : chosen === 'folded';
  const toggle = () => {
    const next = isNarrow ? (isFolded ? 'open-narrow' : 'open') : isFolded ? 'open' : 'folded';
    localStorage.setItem(foldKey, next);
    choose(next);
  };
  return { isFolded, toggle };
}
