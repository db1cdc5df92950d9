import { useState, useSyncExternalStore } from 'react';

const foldKey = 'dossier_sidebar';
const narrow = '(max-width: 1279px)';

/**
 * The sidebar collapses automatically in narrow windows and on pages that need the width; a person's choice is stored
 * and takes precedence elsewhere.
 */
export function useFold(needsWidth: boolean): { isFolded: boolean; toggle: () => void } {
  const [chosen, choose] = useState(() => localStorage.getItem(foldKey));
  const isSmall = useSyncExternalStore(
    (changed) => {
      const media = matchMedia(narrow);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(narrow).matches,
  );
  const isNarrow = isSmall || needsWidth;
  const isFolded = isNarrow ? chosen !== 'open-narrow' : chosen === 'folded';
  const toggle = () => {
    const next = isNarrow ? (isFolded ? 'open-narrow' : 'open') : isFolded ? 'open' : 'folded';
    localStorage.setItem(foldKey, next);
    choose(next);
  };
  return { isFolded, toggle };
}
