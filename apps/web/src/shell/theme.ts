import { useSyncExternalStore } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const themeKey = 'dossier_theme';
const listeners = new Set<() => void>();

/** The theme selected on this device; `system` follows the system's setting. */
export function storedTheme(): Theme {
  const stored = localStorage.getItem(themeKey);
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** Applies the stored theme to the page; without a selection the page follows the system. */
export function applyTheme(): void {
  const theme = storedTheme();
  if (theme === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', theme);
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(themeKey, theme);
  showTheme();
}

/** Applies what is chosen in other windows of this browser. */
export function followTheme(): void {
  addEventListener('storage', ({ key }) => {
    // No key: all of it was deleted.
    if (key === themeKey || key === null) showTheme();
  });
}

function showTheme(): void {
  applyTheme();
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore((changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }, storedTheme);
}
