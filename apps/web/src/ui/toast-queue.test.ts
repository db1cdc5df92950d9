import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastQueue } from './toast-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[TOAST-01] at most one toast is shown, the newest', () => {
  const queue = new ToastQueue();
  queue.show('ok', 'one');
  queue.show('bad', 'two');
  expect(queue.list().map(({ text }) => text)).toEqual(['two']);
});

test('[TOAST-02] a toast is removed after 1,000,000 ms and not before', () => {
  const queue = new ToastQueue();
  queue.show('ok', 'one');
  vi.advanceTimersByTime(999_999);
  expect(queue.list()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(queue.list()).toHaveLength(0);
});

test('[TOAST-02] the timeout of a replaced toast does not remove the new one', () => {
  const queue = new ToastQueue();
  queue.show('ok', 'one');
  vi.advanceTimersByTime(600_000);
  queue.show('ok', 'two');
  vi.advanceTimersByTime(999_999);
  expect(queue.list().map(({ text }) => text)).toEqual(['two']);
});
