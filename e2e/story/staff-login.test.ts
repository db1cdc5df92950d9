import type { Page } from '@playwright/test';
import { checkPage } from '../support/check-page.ts';
import type { PortalName } from '../support/desk.ts';
import { codesSeen, nextCode } from '../support/mailbox.ts';
import {
  makeGatekeeper,
  makeInstitution,
  makeIntern,
  type Person,
  password,
  type StaffedDesk,
} from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';
import { expectToast } from '../support/toast.ts';

const t = loadTexts('en');

interface Staff {
  readonly portal: Extract<PortalName, 'gatekeeper' | 'intern'>;
  readonly home: string;
  readonly make: (desk: StaffedDesk) => Promise<Person>;
}

const staff: readonly Staff[] = [
  {
    portal: 'gatekeeper',
    home: '/external/dashboard',
    make: async (desk) => makeGatekeeper(desk, await makeInstitution(desk)),
  },
  { portal: 'intern', home: '/internal/dashboard', make: (desk) => makeIntern(desk) },
];

const email = (page: Page) => page.getByLabel('Email', { exact: true });
const secret = (page: Page) => page.getByLabel('Password', { exact: true });
const code = (page: Page) => page.getByLabel('Code', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function passPassword(page: Page, person: Person): Promise<void> {
  await email(page).fill(person.email);
  await secret(page).fill(password);
  await button(page, 'Continue').click();
  await expect(code(page)).toBeVisible();
}

for (const { portal, home, make } of staff) {
  test(`[LOG-01..LOG-06, LOG-23..LOG-25, ROUTE-03, I18N-03] the ${portal} login shows its portal, its fields and the support contact`, async ({
    open,
  }) => {
    const { page, goto } = await open(portal);
    await goto('/login');
    await expect(page.getByRole('img', { name: 'Dossier' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    await expect(page.getByText(t(`login:staff.description.${portal}`))).toBeVisible();
    await expect(email(page)).toBeVisible();
    await expect(secret(page)).toHaveAttribute('type', 'password');
    await expect(button(page, 'Continue')).toBeVisible();
    await expect(code(page)).toHaveCount(0);
    await expect(page.getByText('The desk helps you on working days from 9:00 to 17:00.')).toBeVisible();
    await expect(page.locator('a[href="mailto:help@desk.example"]')).toBeVisible();
    await expect(page.locator('a[href="tel:+31205550100"]')).toBeVisible();
    await checkPage(page, `${portal}-login`);
    await page.getByRole('button', { name: /^Language: English/ }).click();
    await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
    await expect(page.getByRole('heading', { name: 'Inloggen', level: 1 })).toBeVisible();
  });

  test(`[LOG-07..LOG-17, SES-01, SES-02, SES-04, SES-05, TOAST-09, TOAST-10, ROUTE-47, ROUTE-48] ${portal}: password, code from the mailbox, home`, async ({
    desk,
    open,
  }) => {
    const person = await make(desk);
    const { page, goto } = await open(portal);
    const sent: { path: string; body: Record<string, unknown> }[] = [];
    page.on('request', (request) => {
      const path = /\/api\/collections\/(\w+\/[\w-]+)$/.exec(new URL(request.url()).pathname)?.[1];
      if (path && request.method() === 'POST') sent.push({ path, body: request.postDataJSON() ?? {} });
    });
    await goto('/login');
    const seen = await codesSeen(desk, person.email);
    await passPassword(page, person);
    await expectToast(page, 'Code sent, check your email for the code');
    const collection = portal === 'gatekeeper' ? 'gatekeeper_users' : 'internal_users';
    expect(sent.map(({ path }) => path)).toEqual([`${collection}/auth-with-password`, `${collection}/request-otp`]);
    expect(sent[0]?.body).toEqual({ identity: person.email, password });
    expect(sent[1]?.body).toEqual({ email: person.email });
    await expect(secret(page)).toHaveCount(0);
    await expect(button(page, 'Back')).toBeVisible();
    await expect(page.getByText('Password verified', { exact: true })).toBeVisible();
    await expect(page.getByText(t('login:staff.verified-next'))).toBeVisible();
    await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await checkPage(page, `${portal}-login-code`);
    const read = await nextCode(desk, person.email, seen);
    await code(page).fill(read);
    await button(page, 'Login').click();
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    await expectToast(page, 'Successfully logged in');
    const last = sent.find(({ path }) => path === `${collection}/auth-with-otp`);
    expect(last?.body).toMatchObject({ password: read });
    expect(last?.body['otpId']).toBeTruthy();
    expect(last?.body['mfaId']).toBeTruthy();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('pocketbase_auth') ?? 'null'));
    expect(JSON.parse(atob(kept.token.split('.')[1])).id).toBe(person.id);
    expect(kept.record).toMatchObject({ id: person.id, email: person.email });
    await page.reload();
    await expect(page, 'a reload keeps the session [SES-06]').toHaveURL(new RegExp(`${home}$`));
  });

  test(`[LOG-22, TOAST-01, TOAST-05, TOAST-06, TOAST-13, ERR-16] ${portal}: a wrong password and a wrong code are reported on the page and in one toast`, async ({
    desk,
    open,
  }) => {
    const person = await make(desk);
    const { page, watch, goto } = await open(portal);
    watch.allow(400, /auth-with-(password|otp)$/);
    await goto('/login');
    await email(page).fill(person.email);
    await secret(page).fill(`${password}!`);
    await button(page, 'Continue').click();
    await expectToast(page, 'Invalid email or password');
    await expect(secret(page)).toHaveAccessibleDescription(/^Invalid email or password\./);
    await checkPage(page, `${portal}-login-refused`);
    const seen = await codesSeen(desk, person.email);
    await passPassword(page, person);
    const right = await nextCode(desk, person.email, seen);
    await code(page).fill(right === '000000' ? '111111' : '000000');
    await button(page, 'Login').click();
    await expectToast(page, 'Invalid code');
    await expect(code(page)).toHaveAccessibleDescription(/invalid code/);
    await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
    expect(await page.evaluate(() => localStorage.getItem('pocketbase_auth'))).toBeNull();
    await code(page).fill(right);
    await button(page, 'Login').click();
    await expect(page).toHaveURL(new RegExp(`${home}$`));
  });

  test(`[LOG-18, LOG-19, LOG-20, LOG-21] ${portal}: Back discards the code and both ids`, async ({ desk, open }) => {
    const person = await make(desk);
    const { page, goto } = await open(portal);
    await goto('/login');
    await passPassword(page, person);
    await code(page).fill('123456');
    await button(page, 'Back').click();
    await expect(secret(page)).toBeVisible();
    await expect(code(page)).toHaveCount(0);
    const mfa = page.waitForResponse(/auth-with-password$/);
    await passPassword(page, person);
    const { mfaId } = await (await mfa).json();
    await expect(code(page)).toHaveValue('');
    await code(page).fill(await nextCode(desk, person.email));
    const login = page.waitForRequest(/auth-with-otp$/);
    await button(page, 'Login').click();
    expect((await login).postDataJSON()).toMatchObject({ mfaId });
    await expect(page).toHaveURL(new RegExp(`${home}$`));
  });
}

test('[VAL-01, VAL-02, VAL-03] an invalid address, and a password of five characters, are reported before anything is sent', async ({
  open,
}) => {
  const { page, watch, goto } = await open('gatekeeper');
  watch.allow(400, /auth-with-password$/);
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= request.url().endsWith('/auth-with-password');
  });
  await goto('/login');
  await email(page).fill('sanne at kadevos');
  await secret(page).fill('12345');
  await button(page, 'Continue').click();
  await expect(email(page)).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(secret(page)).toHaveAccessibleDescription(/Password must be at least 6 characters long/);
  expect(isAsked).toBe(false);
  await email(page).fill('nobody@kadevos.example');
  await secret(page).fill('123456');
  await button(page, 'Continue').click();
  await expectToast(page, 'Invalid email or password');
  expect(isAsked).toBe(true);
});

test('[LOG-26, LOG-27, SES-07, SES-08, SES-09] logging out asks for confirmation; each portal remembers its own last address', async ({
  desk,
  open,
}) => {
  const gatekeeper = await makeGatekeeper(desk, await makeInstitution(desk));
  const { page, goto } = await open('gatekeeper');
  await goto('/login');
  await signIn(desk, page, gatekeeper, t);
  await expect(page).toHaveURL(/\/external\/dashboard$/);
  await goto('/logout');
  const dialog = page.getByRole('alertdialog', { name: 'Log out?' });
  await expect(dialog).toContainText('You can continue later');
  await checkPage(page, 'logout');
  await dialog.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('pocketbase_auth'))).not.toBeNull();
  await goto('/logout');
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('pocketbase_auth'))).toBeNull();
  await expect(email(page)).toHaveValue(gatekeeper.email);
  await page.goto(`${desk.origin('intern')}/login`);
  await expect(email(page)).toHaveValue('');
});

test('[TOAST-03, TOAST-04, TOAST-08, TOAST-13] server errors have their own messages, and no input is lost', async ({
  desk,
  open,
}) => {
  const person = await makeIntern(desk);
  const { page, watch, goto } = await open('intern');
  watch.allow(503, /auth-with-|request-otp/);
  const down = (url: RegExp) =>
    page.route(url, (route) => route.fulfill({ status: 503, json: { status: 503, message: 'down', data: {} } }));
  await goto('/login');
  await down(/auth-with-password$/);
  await email(page).fill(person.email);
  await secret(page).fill(password);
  await button(page, 'Continue').click();
  await expectToast(page, 'Login failed');
  await expect(secret(page)).toHaveAccessibleDescription(t('login:login-failed'));
  await expect(secret(page)).toHaveValue(password);
  await page.unroute(/auth-with-password$/);
  await down(/request-otp$/);
  await button(page, 'Continue').click();
  await expectToast(page, 'Failed to send code. Try again.');
  await expect(secret(page)).toHaveAccessibleDescription(t('login:send-failed'));
  await page.unroute(/request-otp$/);
  await button(page, 'Continue').click();
  await down(/auth-with-otp$/);
  await code(page).fill('123456');
  await button(page, 'Login').click();
  await expectToast(page, 'OTP verification failed');
  await expect(code(page)).toHaveAccessibleDescription(t('login:code-failed'));
  await expect(code(page)).toHaveValue('123456');
});
