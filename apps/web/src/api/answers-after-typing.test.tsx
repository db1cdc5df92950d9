import { notifyManager } from '@tanstack/react-query';
import { useState } from 'react';
import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { useRows } from './use-rows.ts';

afterAll(() => notifyManager.setScheduler((notify) => setTimeout(notify, 0)));

const shown: number[] = [];

/** Searches 25 ms after a key, as the lists do. */
function List() {
  const [search, setSearch] = useState('');
  const [key] = useState(() => ({ timer: 0 }));
  const { total } = useRows('onboardings', { search });
  shown.push(total);
  return (
    <>
      <input
        type="search"
        onChange={({ target }) => {
          clearTimeout(key.timer);
          key.timer = window.setTimeout(() => setSearch(target.value), 25);
        }}
      />
      <output>{total}</output>
    </>
  );
}

test('[ONB-01] an answer that arrives after the next key is not shown, the answer to that key is', async () => {
  const answers = new Map<unknown, () => void>();
  const totals: Readonly<Record<string, number>> = { '': 1000, a: 200, ab: 30 };
  answerWith({
    '/api/desk/views/onboardings': async ({ search = '' }) => {
      if (search !== '') await new Promise<void>((resolve) => answers.set(search, resolve));
      return { items: [], total: totals[search as string] };
    },
  });
  await show(<List />);
  await expect.element(page.getByText('1000')).toBeVisible();
  const field = page.getByRole('searchbox').element() as HTMLInputElement;
  // In this page: a key of the test's browser takes longer than the pause.
  const type = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('a');
  await expect.poll(() => answers.has('a')).toBe(true);
  type('ab');
  answers.get('a')?.();
  await expect.poll(() => answers.has('ab')).toBe(true);
  answers.get('ab')?.();
  await expect.element(page.getByText('30', { exact: true })).toBeVisible();
  expect(shown).not.toContain(200);
});
