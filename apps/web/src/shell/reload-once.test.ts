import { expect, test, vi } from 'vitest';
import { isChunkError, reloadOnce } from './reload-once.ts';

const missing = new TypeError('Failed to fetch dynamically imported module: https://desk.example/assets/archive-1.js');

test('[ERR-14, ERR-15] a screen whose code fails to load reloads the page once, and not again', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
  const reload = vi.fn();
  expect(isChunkError(missing)).toBe(true);
  expect(reloadOnce(missing, reload, storage)).toBe(true);
  expect(reloadOnce(missing, reload, storage)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('an error of the screen itself does not reload', () => {
  expect(isChunkError(new Error('rows is undefined'))).toBe(false);
});
