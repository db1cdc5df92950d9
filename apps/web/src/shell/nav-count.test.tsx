import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { NavCount } from './nav-count.tsx';

async function open(totalItems: number, isFolded = false) {
  const asked = answerWith({
    '/api/collections/gk_requests/records': () => ({ page: 1, perPage: 1, totalItems, totalPages: 1, items: [] }),
  });
  await show(
    <div data-folded={isFolded || undefined}>
      <a href="#top">
        <span>Onboardings</span>
        <NavCount of="open-onboardings" />
      </a>
    </div>,
    { portal: gatekeeperPortal },
  );
  return asked;
}

test('an item shows its count visually, and the text in its accessible name [NAV-01]', async () => {
  const asked = await open(87);
  await expect.element(page.getByText('87', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Onboardings 87 open' })).toBeVisible();
  expect(asked[0]?.input['filter']).not.toMatch(/completed|archived/);
});

test('zero is not shown, and the collapsed sidebar has no count [NAV-01, NAV-08]', async () => {
  const asked = await open(0);
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(page.getByRole('link', { name: 'Onboardings', exact: true })).toBeVisible();
  await open(87, true);
  await expect.element(page.getByRole('link', { name: 'Onboardings 87 open' })).toBeVisible();
  await expect.element(page.getByText('87', { exact: true })).not.toBeVisible();
});
