import { useSyncExternalStore } from 'react';

const storageKey = 'single_keys';
const listeners = new Set<() => void>();

const areOn = (): boolean => localStorage.getItem(storageKey) !== 'off';

/** Whether keys without Ctrl, Alt or Command do something; speech input would press them by mistake. */
export function chooseSingleKeys(isOn: boolean): void {
  localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** The choice on this device (WCAG 2.2, 2.1.4). */
export function useSingleKeys(): boolean {
  return useSyncExternalStore((changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }, areOn);
}
