import { call } from '../support/call.ts';
import { accessOf, makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

const t = loadTexts('nl');

test('[API-26, CONST-04] a change appears in both tabs of a client although the first connections were refused', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'requested');
  const { page, watch, goto } = await open('client', { session: await one.as(one.client), language: 'nl' });
  watch.allow(429, /\/api\/realtime$/);
  let attempts = 0;
  await page.context().route('**/api/realtime', (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    attempts += 1;
    return attempts > 2 ? route.fallback() : route.fulfill({ status: 429, headers: { 'retry-after': '1' } });
  });
  const subscribed = page.context().waitForEvent('response', {
    predicate: (response) => response.url().endsWith('/api/realtime') && response.status() === 204,
  });
  const path = `/access/${await accessOf(one)}`;
  await goto(path);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await subscribed;
  const asks = (tab: typeof page) => tab.getByRole('button', { name: t('access-request:approve') });
  for (const tab of [page, second]) await expect(asks(tab)).toBeVisible();

  const { token } = await one.as(one.gatekeeper);
  const cancelled = { request: one.request, reason: 'The sale is off.' };
  expect((await call(desk, 'POST', '/api/desk/cancel', { token, body: cancelled })).status).toBe(200);
  for (const tab of [page, second])
    await expect(tab.getByText(t('access-statuses:withdrawn'), { exact: true })).toBeVisible();
  expect(attempts).toBe(3);
});
