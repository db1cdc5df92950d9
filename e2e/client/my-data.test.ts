import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { call, done, run, view } from '../support/call.ts';
import { takeFile } from '../support/download.ts';
import { fitsWidth, look } from '../support/look.ts';
import { type Institution, makeClient, type StaffedDesk } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { makeCase, realFile } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
import { words } from '../support/words.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

async function giveLogo(desk: StaffedDesk, { id }: Institution): Promise<void> {
  const form = new FormData();
  const path = realFile('card.png');
  form.set('logo', new Blob([await readFile(path)], { type: 'image/png' }), basename(path));
  done(await call(desk, 'PATCH', `/api/collections/gk_org/records/${id}`, { token: desk.token, form }), 'logo');
}

test('[FORM-33] a card says what the form is for, when it was asked and saved, and bears the logo of its institution', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'approved', { values: { transactionDescription: 'Purchase of a windmill' } });
  await giveLogo(desk, one.institution);
  const session = await one.as(one.client);
  const { page, goto } = await open('client', { session, ...phone });
  await goto('/forms');
  const card = page.getByRole('article', { name: new RegExp(one.reference) }).first();
  await expect(card).toContainText(`${one.institution.name} needs this for: Purchase of a windmill`);
  await expect(card.getByText('Asked on', { exact: true })).toBeVisible();
  await expect(card).not.toContainText('saved');
  await expect(card.locator('img')).toHaveJSProperty('complete', true);
  expect(await card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const { revisions } = await view(desk, session.token, 'client-form', { request: one.request });
  const values = { firstName: 'Marit', lastName: 'Hoekstra' };
  const saving = { request: one.request, section: 'contact', revision: revisions.contact ?? 0, values };
  await run(desk, session.token, 'save-kyc-section', saving);
  await page.reload();
  await expect(card).toContainText(/\d of \d sections, saved today at \d/);
  await fitsWidth(page);
  await look(page, 'forms-saved');
});

test('[FORM-33, PERM-17] what was sent says when, and everything is taken along in one file', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'submitted');
  const { page, goto } = await open('client', { as: one.client, ...phone });
  await goto('/forms');
  const card = page.getByRole('article', { name: new RegExp(one.reference) }).first();
  await expect(card).toContainText(`For ${one.institution.name}, sent on `);
  await goto('/forms?show=my-data');
  const access = page.getByRole('article', { name: new RegExp(one.reference) });
  await expect(access.getByText('Asked on', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Only / })).toHaveCount(0);
  await look(page, 'my-data');
  const bytes = await takeFile(page, 'Download everything', /^my-data-.*\.zip$/, 'PK');
  expect(bytes.toString('latin1')).toContain(`answers/${one.reference} version 1.pdf`);
});

test('[ROUTE-04, SES-09] logging out by its own address asks over the list of forms, and whoever stays finds it there', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'requested');
  const { page, goto } = await open('client', { as: one.client, ...phone });
  await goto('/logout');
  const dialog = page.getByRole('alertdialog', { name: 'Log out?' });
  await expect(dialog).toContainText('You can continue later');
  const behind = page.getByRole('article', { name: new RegExp(one.reference), includeHidden: true }).first();
  await expect(behind).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await look(page, 'logout');
  await dialog.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page).toHaveURL(/\/forms$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your forms' })).toBeVisible();
  await goto('/logout');
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('[TOAST-10] a word about signing in stays on the page that it was said on, and covers no other', async ({
  desk,
  open,
}) => {
  const client = await makeClient(desk);
  const { page, goto } = await open('client', phone);
  await goto('/login');
  await signIn(desk, page, client, words('en'));
  await expect(page).toHaveURL(/\/forms$/);
  await expectToast(page, 'Successfully logged in');
  await page.getByRole('link', { name: 'My data' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'My data' })).toBeVisible();
  await expect(page.getByText('Successfully logged in')).toHaveCount(0);
});
