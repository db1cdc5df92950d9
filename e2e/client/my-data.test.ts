import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { call, done, run, view } from '../support/call.ts';
import { checkPage, fitsWidth } from '../support/check-page.ts';
import { expectDownload } from '../support/download.ts';
import { type Institution, makeClient, type StaffedDesk } from '../support/people.ts';
import { press } from '../support/press.ts';
import { phone } from '../support/seats.ts';
import { signIn } from '../support/sign-in.ts';
import { makeCase, realFile } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';
import { expectToast } from '../support/toast.ts';

async function giveLogo(desk: StaffedDesk, { id }: Institution): Promise<void> {
  const form = new FormData();
  const path = realFile('card.png');
  form.set('logo', new Blob([await readFile(path)], { type: 'image/png' }), basename(path));
  done(await call(desk, 'PATCH', `/api/collections/gk_org/records/${id}`, { token: desk.token, form }), 'logo');
}

test('[FORM-33] a card shows the purpose of the form, when it was requested and saved, and the logo of its institution', async ({
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
  await checkPage(page, 'forms-saved');
});

test('[FORM-33, PERM-17] a submitted form shows its date, all data is downloaded in one file, and access is withdrawn', async ({
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
  await checkPage(page, 'my-data');
  const bytes = await expectDownload(page, 'Download everything', /^my-data-.*\.zip$/, 'PK');
  expect(bytes.toString('latin1')).toContain(`answers/${one.reference} version 1.pdf`);

  await press(access.getByRole('link', { name: /^Who looked at your data/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Who looked at your data' })).toBeFocused();
  await press(page.getByRole('button', { name: 'Withdraw access' }));
  const dialog = page.getByRole('alertdialog', { name: `Withdraw the access of ${one.institution.name}?` });
  await expect(dialog.getByRole('button', { name: 'Go back' })).toBeFocused();
  await checkPage(page, 'withdraw');
  await press(dialog.getByRole('button', { name: 'Withdraw access' }));
  await expect(page.getByRole('link', { name: 'Read the request again' })).toBeVisible();
  const { token } = await one.as(one.gatekeeper);
  expect((await view(desk, token, 'entity', { subject: one.subject })).access.status).toBe('withdrawn');
});

test('[ROUTE-04, SES-09] the logout address asks for confirmation over the list of forms, and cancelling shows the list', async ({
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
  await checkPage(page, 'logout');
  await press(dialog.getByRole('button', { name: 'Stay logged in' }));
  await expect(page).toHaveURL(/\/forms$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your forms' })).toBeVisible();
  await goto('/logout');
  await press(dialog.getByRole('button', { name: 'Log out' }));
  await expect(page).toHaveURL(/\/login$/);
});

test('[TOAST-10] a sign-in toast stays on its page and does not appear on another', async ({ desk, open }) => {
  const client = await makeClient(desk);
  const { page, goto } = await open('client', phone);
  await goto('/login');
  await signIn(desk, page, client, loadTexts('en'));
  await expect(page).toHaveURL(/\/forms$/);
  await expectToast(page, 'Successfully logged in');
  await press(page.getByRole('link', { name: 'My data' }));
  await expect(page.getByRole('heading', { level: 1, name: 'My data' })).toBeFocused();
  await expect(page.getByText('Successfully logged in')).toHaveCount(0);
});
