import { useState } from 'react';
import { offlineText, saveOfflineText } from '#api/offline-drafts.ts';
import { useForm } from './form-context.ts';

/**
 * What an open sheet of the form holds before it becomes an answer; undefined while it is closed. A reload and a new
 * login in this tab show it again.
 */
export function useKeptState<T>(name: string): [T | undefined, (next: T | undefined) => void] {
  const { form } = useForm();
  const key = `${name}/${form.request}`;
  const [value, setValue] = useState<T | undefined>(() => {
    const kept = offlineText(key);
    return kept === '' ? undefined : (JSON.parse(kept) as T);
  });
  const set = (next: T | undefined) => {
    setValue(next);
    saveOfflineText(key, next === undefined ? '' : JSON.stringify(next));
  };
  return [value, set];
}
