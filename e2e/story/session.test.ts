import { checkPage } from '../support/check-page.ts';
import { makeGatekeeper, makeInstitution, type Session, type StaffedDesk, session } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const signedIn = new WeakMap<StaffedDesk, Promise<Session>>();

/** One person for all journeys: each has its own browser, and ending a session there leaves this one valid. */
function gatekeeper(desk: StaffedDesk): Promise<Session> {
  const known =
    signedIn.get(desk) ?? makeInstitution(desk).then(async (of) => session(desk, await makeGatekeeper(desk, of)));
  signedIn.set(desk, known);
  return known;
}

const stored = () => JSON.parse(localStorage.getItem('pocketbase_auth') ?? 'null');

// Every status is tested in apps/web/src/api/session.test.ts.
test('[SES-10] a refused refresh signs out', async ({ desk, open }) => {
  const { page, watch, goto } = await open('gatekeeper', { session: await gatekeeper(desk) });
  const status = 401;
  watch.allow(status, /auth-refresh$/);
  await page.route(/auth-refresh$/, (route) => route.fulfill({ status, json: { status, message: '', data: {} } }));
  await goto('/external/settings');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(stored)).toBeNull();
});

test('[SES-11, SES-12, SES-13] a failed refresh is logged, and does not sign out', async ({ desk, open }) => {
  const { page, watch, goto } = await open('gatekeeper', { session: await gatekeeper(desk) });
  const status = 503;
  watch.allow(status, /auth-refresh$/);
  watch.allowMessage(/The session could not be refreshed/);
  await page.route(/auth-refresh$/, (route) => route.fulfill({ status, json: { status, message: '', data: {} } }));
  const logged = page.waitForEvent('console', (message) => message.text().includes('could not be refreshed'));
  await goto('/external/settings');
  await logged;
  await expect(page).toHaveURL(/\/external\/settings$/);
  expect(await page.evaluate(stored)).not.toBeNull();
});

test('[SES-16, SES-17, SES-18] the session is refreshed after 2 seconds and then every 2 minutes, and the new one is stored', async ({
  desk,
  open,
}) => {
  const known = await gatekeeper(desk);
  const { page, goto } = await open('gatekeeper', { session: known });
  let count = 0;
  await page.route(/auth-refresh$/, (route) => {
    count += 1;
    return route.fulfill({ json: { ...known, record: { ...known.record, first_name: `Fresh ${count}` } } });
  });
  await page.clock.install();
  await goto('/external/settings');
  await expect(page.locator('h1')).toBeVisible();
  await page.clock.runFor(1_000);
  await page.clock.runFor(1_500);
  await expect.poll(() => count).toBe(1);
  await expect.poll(async () => (await page.evaluate(stored)).record.first_name).toBe('Fresh 1');
  // The clock also runs on by itself: a slow machine must not exceed the two minutes.
  await page.clock.runFor(90_000);
  expect(count).toBe(1);
  await page.clock.runFor(30_500);
  await expect.poll(() => count).toBe(2);
  await expect.poll(async () => (await page.evaluate(stored)).record.first_name).toBe('Fresh 2');
});

test('[SES-14, SES-15] an invalid or expired stored session leads to the login', async ({ desk, open }) => {
  const good = await gatekeeper(desk);
  const [head, body = '', tail] = good.token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const over = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url');
  for (const token of ['garbage', `${head}.${over}.${tail}`]) {
    const { page, goto } = await open('gatekeeper', { session: { ...good, token } });
    await goto('/external/dashboard');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  }
  const forged = await open('gatekeeper', { session: { ...good, token: `${head}.${body}.${'x'.repeat(43)}` } });
  forged.watch.allow(401, /\/api\//);
  forged.watch.allow(403, /\/api\//);
  forged.watch.allow(404, /\/api\/collections\/gk_org/);
  await forged.goto('/external/settings');
  await expect(forged.page).toHaveURL(/\/login$/);
  expect(await forged.page.evaluate(stored)).toBeNull();
});

test('[ERR-01..ERR-05] a screen that fails shows an error with its cause, and can be reloaded', async ({
  desk,
  open,
}) => {
  const { page, watch, goto } = await open('gatekeeper', { session: await gatekeeper(desk) });
  watch.allowMessage(/./);
  await page.route(/views\/dashboard/, (route) => route.fulfill({ json: { figures: null } }));
  await goto('/external/dashboard');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('Refresh the page and try again', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Cannot destructure property/)).toBeVisible();
  await expect(page.locator('pre')).toContainText(/\bat\b/);
  await checkPage(page, 'error-screen');
  await page.unroute(/views\/dashboard/);
  await page.getByRole('button', { name: 'Refresh page' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
});

test('[ERR-14, ERR-15] a screen whose code fails to load reloads the page once, not twice', async ({ desk, open }) => {
  const known = await gatekeeper(desk);
  for (const failures of [1, Number.POSITIVE_INFINITY]) {
    const { page, watch, goto } = await open('gatekeeper', { session: known });
    watch.allowOffline();
    watch.allowMessage(/./);
    let documents = 0;
    let failed = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await goto('/external/settings');
    await expect(page.locator('h1')).toBeVisible();
    const before = documents;
    await page.route(/\/assets\/[^/]*billing[^/]*\.js$/i, (route) =>
      ++failed <= failures ? route.abort() : route.continue(),
    );
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Billing' }).click();
    const heading = failures === 1 ? /Billing/ : /Something went wrong/;
    await expect(page.locator('h1')).toHaveText(heading);
    expect(documents - before).toBe(1);
  }
});

test('[PORT-05, PORT-12, PORT-04] an unknown address has no portal, but shows the support contact; the cookie selects one', async ({
  desk,
  open,
}) => {
  const { page } = await open('client');
  await page.goto(`${desk.url}/login`);
  await expect(page.getByRole('heading', { name: 'There is no portal at this address' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText('The desk helps you on working days from 9:00 to 17:00.')).toBeVisible();
  await expect(page.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(page.locator('a[href^="tel:"]')).toBeVisible();
  await checkPage(page, 'no-portal');
  for (const [portal, heading] of [
    ['gatekeeper', 'Sign in'],
    ['intern', 'Sign in'],
    ['client', 'Log in'],
  ] as const) {
    await page.context().addCookies([{ name: 'dossier_portal', value: portal, url: desk.url }]);
    await page.goto(`${desk.url}/login`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
});
