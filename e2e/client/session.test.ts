import type { Page } from '@playwright/test';
import { call } from '../support/call.ts';
import { checkPage, fitsWidth } from '../support/check-page.ts';
import { atForm } from '../support/client-form.ts';
import { field } from '../support/fields.ts';
import { codesSeen } from '../support/mailbox.ts';
import { press } from '../support/press.ts';
import { clientSeats, phone } from '../support/seats.ts';
import { enterCode } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

/** The state in the bar at the bottom of the form. */
const bar = (page: Page) => page.locator('[data-client-bar]').getByRole('status');

for (const { name, ...seat } of clientSeats) {
  const t = loadTexts(seat.language);
  const isPhone = seat.hasTouch === true;
  const device = t(isPhone ? 'common:device.phone' : 'common:device.computer');

  test(`[FORM-24, SES-10, LOGC-12] ${name}, a lost connection and an ended session are named where one types, and nothing typed is lost`, async ({
    desk,
    open,
  }) => {
    const { page, watch, step, one, token, held } = await atForm({ desk, open }, 'approved', { seat });
    watch.allowOffline();
    watch.allowMessage(/./);
    watch.allow(401, /\/api\//);
    await step('contact');
    const last = field(page, t('kyc-form:fields.last-name'));
    await expect(last).toBeVisible();
    await page.context().setOffline(true);
    await expect(bar(page)).toContainText(t('kyc-form:bar.offline-unchanged', { device }));
    await last.fill('Hoekstra-Vos');
    await expect(bar(page)).toContainText(t('kyc-form:bar.offline', { device }).split('{{')[0] ?? '');
    await expect(bar(page)).toContainText(device);
    await expect(bar(page)).toBeInViewport();
    await checkPage(page, `form-offline-${seat.language}`);
    await page.context().setOffline(false);
    await expect(bar(page)).toHaveText(t('kyc-form:bar.saved'), { timeout: 20_000 });
    expect((await held()).answers.contact.lastName).toBe('Hoekstra-Vos');

    await call(desk, 'POST', '/api/collections/end_client_users/end-session', { token });
    await last.fill('Hoekstra-de Boer');
    await expect(bar(page)).toHaveText(t('kyc-form:bar.signed-out', { device }));
    await expect(bar(page)).toBeInViewport();
    await field(page, t('kyc-form:fields.first-name')).fill('Marit Anna');
    await fitsWidth(page);
    await checkPage(page, `form-signed-out-${seat.language}`);
    await press(page.getByRole('link', { name: t('kyc-form:bar.log-in') }));
    await expect(page.getByText(t('login:ended.ended.title-client'))).toBeVisible();
    await checkPage(page, `login-ended-${seat.language}`);
    const seen = await codesSeen(desk, one.client.email);
    await page.getByLabel(t('login:client.email')).fill(one.client.email);
    await press(page.getByRole('button', { name: t('login:client.send') }));
    await enterCode(desk, page, one.client, t, seen);
    await expect(page).toHaveURL(/\/form\/.*step=contact$/);
    await expect(last).toHaveValue('Hoekstra-de Boer');
    await expect(page.getByText(t('kyc-form:save.saved'), { exact: true })).toBeVisible();
    await expect
      .poll(() => stored(page, one.request))
      .toMatchObject({ firstName: 'Marit Anna', lastName: 'Hoekstra-de Boer' });
    await page.reload();
    await expect(last).toHaveValue('Hoekstra-de Boer');
  });
}

/** The contact as the server has it, read with the session of the page. */
async function stored(page: Page, request: string): Promise<unknown> {
  return page.evaluate(async (id) => {
    const { token } = JSON.parse(localStorage.getItem('pocketbase_auth') ?? '{}');
    const answer = await fetch(`/api/desk/views/client-form?request=${id}`, { headers: { Authorization: token } });
    return (await answer.json()).answers.contact;
  }, request);
}

test('[LOGC-10, LOGC-12] a link sent to another client names who is signed in, and changes the account only when asked; the language button keeps the focus', async ({
  desk,
  open,
}) => {
  const own = await atForm({ desk, open }, 'approved', { seat: phone });
  const other = await atForm({ desk, open }, 'approved');
  const link = Buffer.from(other.one.client.email).toString('base64url');
  const address = `/login?token=${link}&formId=${other.one.request}`;
  const { page } = own;
  await own.goto(address);
  const stay = page.getByRole('button', { name: `Continue as ${own.one.client.email}` });
  await expect(stay).toBeVisible();
  await checkPage(page, 'login-other-account');
  const seen = await codesSeen(desk, other.one.client.email);
  await press(page.getByRole('button', { name: `Log in as ${other.one.client.email}` }));
  await enterCode(desk, page, other.one.client, loadTexts('en'), seen);
  await expect(page).toHaveURL(new RegExp(`/form/${other.one.request}`));
  await expect(page.getByText(other.one.company.name).first()).toBeVisible();
  await press(page.getByRole('button', { name: /^Language/ }));
  await press(page.getByRole('menuitemradio', { name: 'Nederlands' }));
  await expect(page.getByRole('button', { name: /^Taal/ })).toBeFocused();
});

test('[SES-10] a logout in another tab is named on the login that this one shows', async ({ desk, open }) => {
  const { page, step, watch } = await atForm({ desk, open }, 'approved', { seat: phone });
  const t = loadTexts('en');
  watch.allow(401, /\/api\//);
  await step('contact');
  await expect(field(page, t('kyc-form:fields.last-name'))).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(new URL('/logout', page.url()).href);
  await press(other.getByRole('button', { name: t('login:logout.confirm') }));
  await expect(other.getByLabel(t('login:client.email'))).toBeVisible();
  await expect(other.getByText(t('login:ended.other-tab.title-client'))).toBeHidden();
  await expect(page.getByText(t('login:ended.other-tab.title-client'))).toBeVisible();
  await fitsWidth(page);
  await checkPage(page, 'login-other-tab');
});

test('[SES-10] a logout in another tab is named on a login that was shown before the browser reported it', async ({
  desk,
  open,
}) => {
  const { page, step } = await atForm({ desk, open }, 'approved', { seat: phone });
  const t = loadTexts('en');
  await step('contact');
  await expect(field(page, t('kyc-form:fields.last-name'))).toBeVisible();
  const key = await page.evaluate(() => {
    const [stored] = Object.keys(localStorage).filter((one) => localStorage.getItem(one)?.includes('"token"'));
    localStorage.setItem('dossier_logged_out', 'yes');
    localStorage.removeItem(stored ?? '');
    return stored;
  });
  await press(page.getByRole('link', { name: t('kyc-form:all-sections') }));
  await expect(page.getByLabel(t('login:client.email'))).toBeVisible();
  await expect(page.getByText(t('login:ended.other-tab.title-client'))).toBeHidden();
  await page.evaluate((key) => dispatchEvent(new StorageEvent('storage', { key, newValue: null })), key ?? '');
  await expect(page.getByText(t('login:ended.other-tab.title-client'))).toBeVisible();
});
