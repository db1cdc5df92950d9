import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastQueue } from './toast-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const openTexts = (queue: ToastQueue) =>
  queue
    .list()
    .filter(({ isOpen }) => isOpen)
    .map(({ text }) => text);

test('[TOAST-01] at most one toast is shown, the newest', () => {
  const queue = new ToastQueue();
  queue.show('ok', 'one');
  queue.show('bad', 'two');
  expect(openTexts(queue)).toEqual(['two']);
});

test('[TOAST-14] a success is visible for 5 s, an error until it is closed', () => {
  const queue = new ToastQueue();
  queue.show('ok', 'saved');
  vi.advanceTimersByTime(4_999);
  expect(openTexts(queue)).toEqual(['saved']);
  vi.advanceTimersByTime(1);
  expect(openTexts(queue)).toEqual([]);
  queue.show('bad', 'failed');
  vi.advanceTimersByTime(600_000);
  expect(openTexts(queue)).toEqual(['failed']);
  queue.close(queue.list()[0]?.id ?? 0);
  expect(openTexts(queue)).toEqual([]);
});

test('[TOAST-14] a toast that is hovered or focused stays, and has its whole time again afterwards', () => {
  const queue = new ToastQueue();
  queue.show('ok', 'saved');
  vi.advanceTimersByTime(4_000);
  queue.hold(true);
  vi.advanceTimersByTime(60_000);
  expect(openTexts(queue)).toEqual(['saved']);
  queue.hold(false);
  vi.advanceTimersByTime(4_999);
  expect(openTexts(queue)).toEqual(['saved']);
  vi.advanceTimersByTime(1);
  expect(openTexts(queue)).toEqual([]);
});

test('[TOAST-14] a change of page dismisses a toast of the page before, but not the one of the action that led there', () => {
  const queue = new ToastQueue();
  queue.show('bad', 'failed');
  vi.advanceTimersByTime(3_000);
  queue.leavePage(Date.now());
  expect(openTexts(queue)).toEqual([]);
  const navigatedAt = Date.now();
  queue.show('ok', 'signed in');
  vi.advanceTimersByTime(3_000);
  queue.leavePage(navigatedAt);
  expect(openTexts(queue)).toEqual(['signed in']);
});

test('[TOAST-02] a toast is removed from the queue 1,000,000 ms after its dismissal and not before', () => {
  const queue = new ToastQueue();
  queue.show('bad', 'one');
  queue.close(queue.list()[0]?.id ?? 0);
  vi.advanceTimersByTime(999_999);
  expect(queue.list()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(queue.list()).toHaveLength(0);
});

test('[TOAST-02] the removal of a replaced toast does not remove the new one', () => {
  const queue = new ToastQueue();
  queue.show('bad', 'one');
  queue.close(queue.list()[0]?.id ?? 0);
  vi.advanceTimersByTime(600_000);
  queue.show('bad', 'two');
  vi.advanceTimersByTime(999_999);
  expect(openTexts(queue)).toEqual(['two']);
});
