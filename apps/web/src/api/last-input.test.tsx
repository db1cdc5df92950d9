import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { idleSeconds } from './last-input.ts';

afterEach(() => void vi.useRealTimers());

test('keys and clicks end the time without use, also where a component stops them', async () => {
  await show(<input aria-label="Answer" onKeyDown={(event) => event.stopPropagation()} />);
  const pass = () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
    expect(Number(idleSeconds())).toBeGreaterThanOrEqual(600);
  };
  pass();
  await userEvent.click(page.getByRole('textbox', { name: 'Answer' }));
  expect(idleSeconds()).toBe('0');
  pass();
  await userEvent.keyboard('a');
  expect(idleSeconds()).toBe('0');
});
