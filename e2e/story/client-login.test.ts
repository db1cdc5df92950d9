import type { Page } from '@playwright/test';
import { checkPage, fitsWidth } from '../support/check-page.ts';
import { ageCodes } from '../support/codes.ts';
import { codesSeen, mailsTo, nextCode } from '../support/mailbox.ts';
import { makeClient, type StaffedDesk, unique } from '../support/people.ts';
import { press } from '../support/press.ts';
import { phone } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';
import { expectToast } from '../support/toast.ts';

const t = loadTexts('en');
const email = (page: Page) => page.getByLabel('Your email address', { exact: true });
const code = (page: Page) => page.getByLabel('Code', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const send = (page: Page) => button(page, 'Send me a code');

const token = (text: string): string => Buffer.from(text).toString('base64url');

async function askCode(desk: StaffedDesk, page: Page, address: string): Promise<string> {
  const seen = await codesSeen(desk, address);
  await email(page).fill(address);
  await press(send(page));
  await expect(code(page)).toBeVisible();
  await expectToast(page, 'Code sent, check your email for the code');
  return nextCode(desk, address, seen);
}

test('[LOGC-01..LOGC-05, LOGC-08, LOGC-09, LOGC-13, LOGC-16, LOGC-17, LOGC-20, TOAST-09, TOAST-10, ROUTE-49, API-02, API-03] a client signs in with a code from the mailbox', async ({
  desk,
  open,
}) => {
  const client = await makeClient(desk);
  const { page, goto } = await open('client', phone);
  await goto('/login');
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'terms' })).toHaveAttribute('href', 'https://desk.example/terms');
  await expect(page.getByRole('link', { name: 'privacy statement' })).toHaveAttribute(
    'href',
    'https://desk.example/privacy',
  );
  await expect(page.getByText('The desk helps you on working days from 9:00 to 17:00.')).toBeVisible();
  await expect(page.locator('a[href="mailto:help@desk.example"]')).toBeVisible();
  await expect(page.locator('a[href="tel:+31205550100"]')).toBeVisible();
  await checkPage(page, 'client-login');
  const asked = page.waitForRequest(/request-otp$/);
  const read = await askCode(desk, page, client.email);
  const request = await asked;
  expect(new URL(request.url()).pathname).toBe('/api/collections/end_client_users/request-otp');
  expect(request.postDataJSON()).toEqual({ email: client.email });
  expect(request.headers()['accept-language']).toMatch(/^en/);
  await expect(page.getByRole('link', { name: 'terms' })).toHaveCount(0);
  await expect(button(page, 'Login')).toBeVisible();
  await expect(button(page, 'Back to email')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await checkPage(page, 'client-login-code');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${read.slice(0, 3)} ${read.slice(3)}`);
  await code(page).focus();
  await page.keyboard.press('Control+V');
  await expect(page).toHaveURL(/\/forms$/);
  await expectToast(page, 'Successfully logged in');
  const next = page.waitForRequest(/views\/client-forms/);
  await page.reload();
  expect((await next).headers()['authorization']).toBeTruthy();
});

test('[VAL-04, VAL-05, LOGC-15, ERR-16, TOAST-07, TOAST-13] an invalid address and a wrong code are shown in red on the page, and no session starts', async ({
  desk,
  open,
}) => {
  const client = await makeClient(desk);
  const { page, watch, goto } = await open('client', phone);
  watch.allow(400, /auth-with-otp$/);
  await goto('/login');
  const calm = await email(page).evaluate((field) => getComputedStyle(field).borderTopColor);
  await email(page).fill('marit(at)zilverlinde');
  await press(send(page));
  await expect(email(page)).toHaveAccessibleDescription(/Enter a valid email address/);
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
  const [red, green, blue] = await email(page).evaluate((field) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(field).borderTopColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  expect(calm).not.toBe(await email(page).evaluate((field) => getComputedStyle(field).borderTopColor));
  expect(red ?? 0).toBeGreaterThan(2 * Math.max(green ?? 255, blue ?? 255));
  const right = await askCode(desk, page, client.email);
  await press(button(page, 'Login'));
  await expect(code(page)).toHaveAccessibleDescription(/Enter the six digits/);
  await expect(code(page)).toBeFocused();
  const wrong = right === '000000' ? '111111' : '000000';
  await code(page).fill(wrong);
  await expectToast(page, 'Invalid code. Try again.');
  await expect(code(page)).toHaveAccessibleDescription(/Invalid code\. Try again\./);
  await expect(code(page)).toHaveValue('');
  await expect(code(page)).toBeFocused();
  await expect(page.getByText(`You typed ${wrong.slice(0, 3)} ${wrong.slice(3)}.`)).toContainText(
    'You have 4 tries left',
  );
  await checkPage(page, 'client-login-wrong-code');
  expect(await page.evaluate(() => localStorage.getItem('pocketbase_auth'))).toBeNull();
});

test('[LOGC-06, LOGC-07] Back to email discards the code', async ({ desk, open }) => {
  const client = await makeClient(desk);
  const { page, goto } = await open('client', phone);
  await goto('/login');
  await askCode(desk, page, client.email);
  await code(page).fill('123');
  await press(button(page, 'Back to email'));
  await expect(email(page)).toHaveValue(client.email);
  await press(send(page));
  await expect(code(page)).toHaveValue('');
});

test('[LOGC-14] the button shows a spinner during each step', async ({ desk, open }) => {
  const client = await makeClient(desk);
  const { page, goto } = await open('client', phone);
  await goto('/login');
  let release: () => void = () => undefined;
  const gate = () =>
    new Promise<void>((resolve) => {
      release = resolve;
    });
  let waiting = gate();
  await page.route(/request-otp$|auth-with-otp$/, async (route) => {
    await waiting;
    await route.continue();
  });
  const seen = await codesSeen(desk, client.email);
  await email(page).fill(client.email);
  await press(send(page));
  await expect(page.getByRole('button', { name: /Send me a code/ }).locator('[data-spinner]')).toBeVisible();
  release();
  await expect(code(page)).toBeVisible();
  waiting = gate();
  await code(page).fill(await nextCode(desk, client.email, seen));
  await expect(page.getByRole('button', { name: /^Login/ }).locator('[data-spinner]')).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/forms$/);
});

test('[LOGC-10, LOGC-18, LOGC-19, LOGC-22, ROUTE-38] the link opens the code step without signing in, and a second opening sends no second mail', async ({
  desk,
  open,
}) => {
  const client = await makeClient(desk);
  const { page, goto } = await open('client', phone);
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/request-otp')) asked.push(request.postDataJSON());
  });
  await goto(`/login?token=${token(client.email)}`);
  await expect(code(page)).toBeVisible();
  expect(asked).toEqual([{ email: client.email }]);
  await expect(page.getByText(client.email)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pocketbase_auth'))).toBeNull();
  const first = await nextCode(desk, client.email);
  const second = await open('client', phone);
  await second.goto(`/login?token=${encodeURIComponent(Buffer.from(client.email).toString('base64'))}`);
  await expect(code(second.page)).toBeVisible();
  await expect(second.page.locator('[data-toast]')).toHaveCount(0);
  await code(second.page).fill(first);
  await expect(second.page).toHaveURL(/\/forms$/);
  expect(await mailsTo(desk, client.email)).toHaveLength(1);
});

for (const [why, bad] of [
  ['no address', token('not an address')],
  ['no base64', '%%%'],
  ['nothing', ''],
] as const) {
  test(`[LOGC-11] a token with ${why} in it requests no code`, async ({ open }) => {
    const { page, goto } = await open('client', phone);
    let isAsked = false;
    page.on('request', (request) => {
      isAsked ||= request.url().endsWith('/request-otp');
    });
    await goto(`/login?token=${encodeURIComponent(bad)}`);
    await expect(email(page)).toHaveValue('');
    await page.waitForLoadState('networkidle');
    expect(isAsked).toBe(false);
  });
}

test('[LOGC-21] a new code can be requested after the countdown', async ({ desk, open }) => {
  const client = await makeClient(desk);
  const { page, goto } = await open('client', phone);
  await page.clock.install();
  await goto('/login');
  await askCode(desk, page, client.email);
  await expect(page.getByText(t('login:client.no-email-body'))).toContainText('0:30');
  await expect(page.getByText('Send a new code')).toHaveCount(0);
  await page.clock.runFor(31_000);
  const again = page.waitForRequest(/request-otp$/);
  await press(page.getByText('Send a new code'));
  expect((await again).postDataJSON()).toEqual({ email: client.email });
  await expect(page.getByText(t('login:client.no-email-body'))).toContainText('0:30');
});

test('[LOGC-19] an expired code is refused; after five wrong attempts a new one is requested, and it works at once', async ({
  desk,
  open,
}) => {
  const client = await makeClient(desk);
  const { page, watch, goto } = await open('client', phone);
  watch.allow(400, /auth-with-otp$/);
  await goto('/login');
  const old = await askCode(desk, page, client.email);
  ageCodes(desk, client.id, 301);
  await code(page).fill(old);
  await expectToast(page, 'Invalid code. Try again.');
  await press(button(page, 'Back to email'));
  await page.clock.install();
  const right = await askCode(desk, page, client.email);
  const wrong = right === '000000' ? '111111' : '000000';
  for (let tries = 1; tries <= 5; tries++) {
    const answered = page.waitForResponse(/auth-with-otp$/);
    await code(page).fill(wrong);
    await answered;
    // A wrong code is also compared with earlier ones; only then another one can be sent.
    if (tries < 5) await expect(code(page)).toHaveValue('');
  }
  await expect(page.getByRole('heading', { name: t('login:client.new-title') })).toBeFocused();
  await expect(code(page)).toBeDisabled();
  await expect(code(page)).toHaveAccessibleDescription(new RegExp(t('login:code-spoiled').slice(0, 30)));
  await checkPage(page, 'client-login-spoiled-code');
  await press(page.getByRole('button', { name: /^Send me a new code in/ }));
  await expect(page.getByRole('alert').filter({ hasText: 'Wait until' })).toBeVisible();
  await page.clock.runFor(31_000);
  const seen = await codesSeen(desk, client.email);
  await press(button(page, t('login:client.new-send')));
  await expect(code(page)).toBeEnabled();
  await code(page).fill(await nextCode(desk, client.email, seen));
  await expect(page).toHaveURL(/\/forms$/);
});

test('[TOAST-08, LOGC-02] a code that cannot be sent is reported, and the address is kept', async ({ open }) => {
  const { page, watch, goto } = await open('client', phone);
  watch.allow(500, /request-otp$/);
  await page.route(/request-otp$/, (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: '', data: {} } }),
  );
  await goto('/login');
  await email(page).fill('marit@zilverlinde.example');
  await press(send(page));
  await expectToast(page, 'Failed to send code. Try again.');
  await expect(email(page)).toHaveAccessibleDescription(new RegExp(t('login:send-failed').slice(0, 20)));
  await expect(email(page)).toHaveValue('marit@zilverlinde.example');
});

test('[LOGC-02] an unknown address gets the same answer, and no mail', async ({ desk, open }) => {
  const { page, goto } = await open('client', phone);
  const stranger = `nobody.${unique()}@example.test`;
  await goto('/login');
  await email(page).fill(stranger);
  await press(send(page));
  await expect(code(page)).toBeVisible();
  expect(await mailsTo(desk, stranger)).toEqual([]);
});

test('[UX-12] the client login fits a screen of 320 px', async ({ desk, open }) => {
  const client = await makeClient(desk);
  const { page, goto } = await open('client', { viewport: { width: 320, height: 640 }, hasTouch: true });
  await goto('/login');
  await expect(email(page)).toBeVisible();
  await fitsWidth(page);
  await askCode(desk, page, client.email);
  await fitsWidth(page);
  await checkPage(page, 'client-login-320');
});
