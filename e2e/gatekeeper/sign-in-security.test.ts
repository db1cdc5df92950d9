import type { Page } from '@playwright/test';
import { appCode } from '../support/authenticator-app.ts';
import { checkPage } from '../support/check-page.ts';
import { makeGatekeeper, makeInstitution, type Person, password } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';
import { expectToast } from '../support/toast.ts';

const t = loadTexts('en');

/** A security key of the browser, which is touched at once. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const key = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const;
  const options = { ...key, isUserVerified: true, automaticPresenceSimulation: true };
  await session.send('WebAuthn.addVirtualAuthenticator', { options });
}

async function enterPassword(page: Page, { email }: Person): Promise<void> {
  await page.getByLabel(t('login:staff.email'), { exact: true }).fill(email);
  await page.getByLabel(t('login:staff.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('login:staff.continue') }).click();
}

async function logOut(page: Page, goto: (path: string) => Promise<unknown>): Promise<void> {
  await goto('/logout');
  await page.getByRole('button', { name: t('login:logout.confirm') }).click();
  await expect(page).toHaveURL(/login/);
}

test('an authenticator app is added in the settings, and completes the next sign-in; so does a recovery code once', async ({
  desk,
  open,
}) => {
  const person = await makeGatekeeper(desk, await makeInstitution(desk));
  const { page, goto, watch } = await open('gatekeeper', { as: person });
  watch.allow(400, /\/(begin-factor|confirm-factor|auth-with-factor)$/);
  await goto('/external/settings?section=security');
  await expect(page.getByText(t('settings:security.none'))).toBeVisible();
  await checkPage(page, 'security-empty');
  await page.getByRole('button', { name: t('settings:security.app.add') }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel(t('settings:security.password'), { exact: true });
  await expect(field).toBeFocused();
  await dialog.getByRole('button', { name: t('settings:security.go-on') }).click();
  await expect(dialog.getByText(t('settings:security.password-missing'))).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('not my password');
  await dialog.getByRole('button', { name: t('settings:security.go-on') }).click();
  await expect(dialog.getByRole('alert')).toContainText(t('refusals:password-wrong'));
  await field.fill(password);
  await dialog.getByRole('button', { name: t('settings:security.go-on') }).click();
  await expect(dialog.getByRole('img', { name: t('settings:security.app.qr') })).toBeVisible();
  const key = await dialog.locator('p.select-all').innerText();
  const code = dialog.getByLabel(t('settings:security.app.code'), { exact: true });
  await expect(code).toBeFocused();
  await checkPage(page, 'security-app');
  await code.fill('000000');
  await dialog.getByRole('button', { name: t('settings:security.app.confirm') }).click();
  await expect(dialog.getByRole('alert')).toContainText('This code is not correct');
  await code.fill(appCode(key));
  await dialog.getByRole('button', { name: t('settings:security.app.confirm') }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await checkPage(page, 'security-codes');
  const [recovery = ''] = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: t('settings:security.codes.saved') }).click();
  await expectToast(page, t('settings:saved'));
  await expect(page.getByText('10 unused codes')).toBeVisible();
  await checkPage(page, 'security-list');

  await logOut(page, goto);
  await enterPassword(page, person);
  const appField = page.getByLabel(t('login:code'), { exact: true });
  await expect(appField).toBeFocused();
  await checkPage(page, 'login-app');
  await appField.fill('000000');
  await page.getByRole('button', { name: t('login:login'), exact: true }).click();
  await expect(page.getByText(t('login:factor.wrong'), { exact: true })).toBeVisible();
  await expect(appField).toBeFocused();
  await appField.fill(appCode(key, Date.now() + 30_000));
  await page.getByRole('button', { name: t('login:login'), exact: true }).click();
  await expect(page).toHaveURL(/external\/dashboard/);

  await logOut(page, goto);
  await enterPassword(page, person);
  await page.getByRole('button', { name: t('login:factor.recovery.choose') }).click();
  const recoveryField = page.getByLabel(t('login:factor.recovery.label'), { exact: true });
  await recoveryField.fill('abcd-efgh-jkmn');
  await page.getByRole('button', { name: t('login:login'), exact: true }).click();
  await expect(recoveryField).toHaveValue('');
  await expect(recoveryField).toBeFocused();
  await recoveryField.fill(recovery);
  await page.getByRole('button', { name: t('login:login'), exact: true }).click();
  await expect(page).toHaveURL(/external\/dashboard/);
  await goto('/external/settings?section=security');
  await expect(page.getByText('9 unused codes')).toBeVisible();
});

test('where an institution requires it, the next sign-in leads to the set-up; a passkey then signs in', async ({
  desk,
  open,
}) => {
  const institution = await makeInstitution(desk);
  const admin = await makeGatekeeper(desk, institution, { firstName: 'Noor', role: 'admin' });
  const person = await makeGatekeeper(desk, institution, { firstName: 'Sanne' });
  const settings = await open('gatekeeper', { as: admin });
  await settings.goto('/external/settings?section=organisation');
  await settings.page.getByText(t('settings:organisation.sign-in.label')).click();
  await settings.page.getByRole('button', { name: t('settings:save'), exact: true }).click();
  await expectToast(settings.page, t('settings:saved'));
  await checkPage(settings.page, 'security-required');

  const { page, goto, watch } = await open('gatekeeper');
  await addAuthenticator(page);
  await goto('/login');
  await signIn(desk, page, person, t);
  await expect(page).toHaveURL(/secure-sign-in/);
  await checkPage(page, 'security-set-up');
  await goto('/external/onboardings');
  await expect(page).toHaveURL(/secure-sign-in/);
  await page.getByRole('button', { name: t('settings:security.passkey.choose') }).click();
  await page.getByRole('button', { name: t('settings:security.passkey.confirm') }).click();
  await expect(page.getByRole('list', { name: t('settings:security.codes.title') })).toBeVisible();
  await checkPage(page, 'security-set-up-codes');
  await page.getByRole('button', { name: t('settings:security.codes.saved') }).click();
  await expect(page).toHaveURL(/external\/dashboard/);

  await logOut(page, goto);
  await enterPassword(page, person);
  await checkPage(page, 'login-passkey');
  await expect(page.getByRole('button', { name: t('login:factor.mail.choose') })).toHaveCount(0);
  await page.getByRole('button', { name: t('login:factor.passkey.use') }).click();
  await expect(page).toHaveURL(/external\/dashboard/);

  // The reset ends the session of the open dashboard.
  watch.allow(401, /views\/dashboard|auth-refresh$/);
  watch.allow(404, /\/api\/collections\/gk_org/);
  await settings.goto('/external/settings?section=users');
  const row = settings.page.getByRole('row', { name: /Sanne/ });
  await expect(row).toContainText(t('settings:users.factors.passkey'));
  await row.getByRole('button', { name: /Actions for Sanne/ }).click();
  await settings.page.getByRole('menuitem', { name: t('settings:users.reset') }).click();
  await settings.page.getByRole('button', { name: t('settings:users.reset') }).click();
  await expectToast(settings.page, t('settings:users.was-reset'));
  await expect(row).not.toContainText(t('settings:users.factors.passkey'));
});
