import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { BillingScreen } from './billing-screen.tsx';

const months = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map((month, index) => ({
  month,
  started: index * 7,
  completed: index * 3,
  documents: index,
  runs: index * 4,
  keptBytes: index * 1024 ** 3,
}));

test('billing shows the usage; invoices and payment are announced, and nothing is charged [BILL-01, BILL-02]', async () => {
  const asked = answerWith({
    '/api/desk/views/usage': () => ({
      months,
      activeSubscriptions: 2,
      documents: 15,
      people: [{ name: 'Sanne de Wit', started: 4 }],
    }),
  });
  await show(<BillingScreen />, { portal: gatekeeperPortal, texts: ['billing'] });
  await expect.element(page.getByRole('heading', { name: 'Billing' })).toBeVisible();
  const figure = page.getByRole('region', { name: 'Onboardings started' });
  await expect.element(figure.getByText('35', { exact: true })).toBeVisible();
  await expect.element(figure.getByText('28 in October 2026')).toBeVisible();
  const month = page.getByRole('row', { name: /November 2026, until today/ });
  await expect.element(month.getByText('15', { exact: true })).toBeVisible();
  await expect.element(month.getByText('20', { exact: true })).toBeVisible();
  const runs = page.getByRole('region', { name: 'Subscription runs' });
  await expect.element(runs.getByText('20', { exact: true })).toBeVisible();
  await expect.element(runs.getByText('2 active subscriptions')).toBeVisible();
  for (const name of ['Invoices', 'Payment methods']) {
    const part = page.getByRole('region', { name });
    await expect.element(part.getByText('Coming soon')).toBeVisible();
  }
  expect(document.body.textContent).not.toMatch(/€/);
  await expect.element(month.getByText('5 GB')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Export as CSV' })).toBeEnabled();
  await userEvent.click(page.getByRole('button', { name: /Month/ }));
  await userEvent.click(page.getByRole('option', { name: 'October 2026' }));
  await expect.element(figure.getByText('28', { exact: true })).toBeVisible();
  await expect.element(figure.getByText('21 in September 2026')).toBeVisible();
  await expect.poll(() => asked.at(-1)?.input).toEqual({ month: '2026-10' });
});
