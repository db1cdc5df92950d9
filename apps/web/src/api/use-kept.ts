import { useState } from 'react';
import { offlineText, saveOfflineText } from './offline-drafts.ts';

/**
 * Input stays in this tab until it is submitted or its author logs out, also after a reload. Undefined keeps nothing; the
 * third part forgets what is kept, and leaves the value as it is.
 */
export function useKept<T>(id: string, first: T): [T, (value: T) => void, () => void] {
  const [value, setValue] = useState<T>(() => read(id) ?? first);
  const change = (next: T) => {
    setValue(next);
    saveOfflineText(id, next === undefined ? '' : JSON.stringify(next));
  };
  return [value, change, () => saveOfflineText(id, '')];
}

function read<T>(id: string): T | undefined {
  try {
    return JSON.parse(offlineText(id)) as T;
  } catch {
    return undefined;
  }
}
