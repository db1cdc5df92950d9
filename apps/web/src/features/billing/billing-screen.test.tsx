import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gatekeeper } from '#portals/gatekeeper.ts';
import { show } from '../../test-page.tsx';
import { BillingScreen } from './billing-screen.tsx';

test('billing has a page that says it is coming, and asks for no money [BILL-01, BILL-02]', async () => {
  await show(<BillingScreen />, { portal: gatekeeper, texts: ['billing'] });
  await expect.element(page.getByRole('heading', { name: 'Billing' })).toBeVisible();
  await expect.element(page.getByText(/coming soon/i)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\d|€/);
  await expect
    .element(page.getByRole('link', { name: 'Completed onboardings' }))
    .toHaveAttribute('href', '/external/onboardings?status=completed');
});
