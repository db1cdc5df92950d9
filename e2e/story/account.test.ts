import { languages } from '@dossier/domain/languages';
import { newPasswordLength } from '@dossier/domain/limits';
import type { Page } from '@playwright/test';
import { codesSeen, mail } from '../support/mailbox.ts';
import { makeGatekeeper, makeInstitution, makeIntern, unique } from '../support/people.ts';
import { enterCode, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

const chosen = 'another long and quiet password';

/** The address of a mail's button. */
const linkIn = (text: string): string => /https?:\/\/\S+\?token=\S+/.exec(text)?.[0] ?? '';

for (const language of languages) {
  test(`[API-17, API-18] in ${language}, staff who forgot their password choose a new one by a link that works once`, async ({
    desk,
    open,
  }) => {
    const t = loadTexts(language);
    const person = await makeGatekeeper(desk, await makeInstitution(desk), { language });
    const seat = await open('gatekeeper', { language });
    const { page, goto } = seat;
    await goto('/login');
    await page.getByRole('link', { name: t('login:staff.forgot') }).click();
    await expect(page.getByRole('heading', { name: t('account:reset.title'), level: 1 })).toBeVisible();
    await page.getByLabel(t('account:email')).fill('nonsense');
    await page.getByRole('button', { name: t('account:reset.send') }).click();
    await expect(page.getByText(t('account:email-invalid'))).toBeVisible();
    await page.getByLabel(t('account:email')).fill(person.email);
    await page.getByRole('button', { name: t('account:reset.send') }).click();
    await expect(page.getByText(t('account:reset.sent-title'))).toBeVisible();
    const { text } = await mail(desk, person.email, language === 'nl' ? /nieuw wachtwoord/ : /new password/);
    const link = linkIn(text);
    expect(new URL(link).origin).toBe(desk.origin('gatekeeper'));
    await page.goto(link);
    await choose(page, t, 'short', 'other');
    await expect(page.getByText(t('account:password-short', { count: newPasswordLength.min }))).toBeVisible();
    await expect(page.getByText(t('account:again-different'))).toBeVisible();
    await choose(page, t, chosen, chosen);
    await expect(page.getByText(t('account:reset.saved-title'))).toBeVisible();
    seat.watch.allow(400, /confirm-password-reset/);
    await page.goto(link);
    await choose(page, t, chosen, chosen);
    await expect(page.getByText(t('account:reset.spent-title'))).toBeVisible();
    await goto('/login');
    const seen = await codesSeen(desk, person.email);
    await page.getByLabel(t('login:staff.email'), { exact: true }).fill(person.email);
    await page.getByLabel(t('login:staff.password'), { exact: true }).fill(chosen);
    await page.getByRole('button', { name: t('login:staff.continue') }).click();
    await enterCode(desk, page, person, t, seen);
    await expect(page).toHaveURL(/\/external\/dashboard$/);
  });
}

async function choose(page: Page, t: ReturnType<typeof loadTexts>, password: string, again: string): Promise<void> {
  await page.getByLabel(t('account:password'), { exact: true }).fill(password);
  await page.getByLabel(t('account:again')).fill(again);
  await page.getByRole('button', { name: t('account:reset.save') }).click();
}

test('an invitation fills in the address, and an unknown address gets the same answer', async ({ open }) => {
  const t = loadTexts('en');
  const { page, goto } = await open('intern');
  await goto('/reset-password?email=nobody%40staff.example');
  await expect(page.getByLabel(t('account:email'))).toHaveValue('nobody@staff.example');
  await page.getByRole('button', { name: t('account:reset.send') }).click();
  await expect(page.getByText(t('account:reset.sent-title'))).toBeVisible();
});

test('staff change their email address: the new mailbox and the password must both confirm', async ({ desk, open }) => {
  const t = loadTexts('en');
  const person = await makeIntern(desk);
  const email = `moved.${unique()}@staff.example`;
  const seat = await open('intern', { as: person });
  const { page, goto } = seat;
  await goto('/confirm-email');
  await page.getByLabel(t('account:confirm.new-email')).fill(person.email);
  await page.getByRole('button', { name: t('account:confirm.send') }).click();
  await expect(page.getByText(t('account:confirm.same'))).toBeVisible();
  await page.getByLabel(t('account:confirm.new-email')).fill(email);
  await page.getByRole('button', { name: t('account:confirm.send') }).click();
  await expect(page.getByText(t('account:confirm.sent-title'))).toBeVisible();
  const { text } = await mail(desk, email, /Confirm your email address/);
  seat.watch.allow(400, /confirm-email-change/);
  await page.goto(linkIn(text));
  await page.getByLabel(t('account:confirm.own-password')).fill('wrong password');
  await page.getByRole('button', { name: t('account:confirm.confirm') }).click();
  await expect(page.getByText(t('account:confirm.wrong-password'))).toBeVisible();
  await page.getByLabel(t('account:confirm.own-password')).fill('a long and quiet password');
  await page.getByRole('button', { name: t('account:confirm.confirm') }).click();
  await expect(page.getByText(t('account:confirm.done-title')).first()).toBeVisible();
  await goto('/login');
  await signIn(desk, page, { portal: 'intern', email }, t);
  await expect(page).toHaveURL(/\/internal\/dashboard$/);
});

test('clients have no password: the pages link to their login', async ({ open }) => {
  const { page, goto } = await open('client');
  for (const path of ['/reset-password', '/confirm-email']) {
    await goto(path);
    await expect(page).toHaveURL(/\/login/);
  }
});
