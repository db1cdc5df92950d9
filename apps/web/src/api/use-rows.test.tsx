import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { useRows } from './use-rows.ts';

function List() {
  const [search, setSearch] = useState('');
  const list = useRows('onboardings', { search });
  return (
    <>
      <button type="button" onClick={() => list.onRange(850, 870)}>
        Scroll
      </button>
      <button type="button" onClick={() => setSearch('zilver')}>
        Search
      </button>
      <output>{list.total}</output>
      <p>{list.isStale ? 'Loading others' : 'All loaded'}</p>
    </>
  );
}

test('a search asks for its first rows first, however deep the list before it was scrolled [ONB-17]', async () => {
  const asked = answerWith({
    '/api/desk/views/onboardings': ({ search }) => ({ items: [], total: search ? 3 : 1000 }),
  });
  await show(<List />);
  await expect.element(page.getByText('1000')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Scroll' }));
  await expect.poll(() => asked.map(({ input }) => input['offset'])).toContain('800');
  asked.length = 0;
  await userEvent.click(page.getByRole('button', { name: 'Search' }));
  await expect.element(page.getByText('3', { exact: true })).toBeVisible();
  expect(asked.map(({ input }) => [input['search'], input['offset'] ?? '0'])).toEqual([['zilver', '0']]);
});

test('while another search is loading, the rows of the last one stay, also deep in the list [ONB-14]', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = answerWith({
    '/api/desk/views/onboardings': async ({ search }) => {
      if (search) await promise;
      return { items: [], total: search ? 3 : 1000 };
    },
  });
  await show(<List />);
  await expect.element(page.getByText('1000')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Scroll' }));
  await userEvent.click(page.getByRole('button', { name: 'Search' }));
  await expect.poll(() => asked.some(({ input }) => input['search'] === 'zilver')).toBe(true);
  await expect.element(page.getByText('Loading others')).toBeVisible();
  expect(document.querySelector('output')?.textContent).toBe('1000');
  resolve();
  await expect.element(page.getByText('3', { exact: true })).toBeVisible();
  await expect.element(page.getByText('All loaded')).toBeVisible();
});

test('a search that fails says so in place of the rows of the last one [UX-10]', async () => {
  const asked = answerWith({
    '/api/desk/views/onboardings': ({ search }) =>
      search ? Response.json({ status: 400, message: 'no', data: {} }, { status: 400 }) : { items: [], total: 1000 },
  });
  await show(<List />);
  await expect.element(page.getByText('1000')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Search' }));
  await expect.element(page.getByText('0', { exact: true })).toBeVisible();
  await expect.element(page.getByText('All loaded')).toBeVisible();
  expect(asked.filter(({ input }) => input['search'] === 'zilver')).toHaveLength(1);
});
