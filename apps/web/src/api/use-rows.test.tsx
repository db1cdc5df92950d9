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
