import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { show } from '#testing/test-page.tsx';
import { InsightsScreen } from './insights-screen.tsx';

test('insights have a page that announces them, without figures [INS-01, INS-02]', async () => {
  await show(<InsightsScreen />, { portal: gatekeeperPortal, texts: ['insights'] });
  await expect.element(page.getByRole('heading', { name: 'Insights' })).toBeVisible();
  await expect.element(page.getByText(/coming soon/i)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\d/);
  await expect.element(page.getByRole('link', { name: 'Go to Billing' })).toHaveAttribute('href', '/external/billing');
  await expect.element(page.getByRole('button', { name: 'Export as CSV' })).toBeEnabled();
});
