import { copyFile, mkdtemp, open as openFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { upload } from '../support/call.ts';
import { checkPage } from '../support/check-page.ts';
import { atForm } from '../support/client-form.ts';
import { choose, fillDate } from '../support/fields.ts';
import { fileInput } from '../support/form.ts';
import { press } from '../support/press.ts';
import { phone } from '../support/seats.ts';
import { dayAhead, makeCase, realFile } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

const t = loadTexts('en');
const extract = 'Extract commercial register';
const chart = 'Ownership chart';
const slot = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const limit = 20 * 1024 * 1024;

/** A scan of an exact size: a real PDF padded after its end marker. */
async function sized(name: string, bytes: number): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'dossier-file-')), name);
  await copyFile(realFile('scan-three-pages.pdf'), path);
  const file = await openFile(path, 'r+');
  await file.truncate(bytes);
  await file.close();
  return path;
}

test('[VAL-15, VAL-17, VAL-19, VAL-20, FORM-35] an invalid file is rejected with a message, and nothing is added', async ({
  desk,
  open,
}) => {
  const { page, watch, step, held } = await atForm({ desk, open }, 'approved');
  watch.allow(400, /add-document$/);
  watch.allow(413, /add-document$/);
  watch.allow(422, /add-document$/);
  await step('documents');
  const files: readonly (readonly [path: string, sentence: string])[] = [
    [await sized('too-large.pdf', limit + 1), 'File is too large. Maximum size is 20MB'],
    [realFile('word-renamed.pdf'), 'Invalid file type. Accepted types: PDF, JPG, PNG'],
    [realFile('encrypted.pdf'), t('refusals:file-password-protected')],
    [realFile('truncated.pdf'), t('refusals:file-unreadable')],
    [realFile('truncated.jpg'), t('refusals:file-unreadable')],
    [realFile('truncated.png'), t('refusals:file-unreadable')],
  ];
  for (const [path, sentence] of files) {
    await fileInput(page, chart).setInputFiles(path);
    await expect(slot(page, chart), path).toContainText(sentence);
  }
  await checkPage(page, 'upload-refused');
  expect((await held()).documents).toEqual([]);
});

test('[VAL-14, VAL-16, DOC-14] a PDF, a photo, an image and a file of exactly 20 MB are accepted and remain after a reload', async ({
  desk,
  open,
}) => {
  const { page, step, held } = await atForm({ desk, open }, 'approved');
  await step('documents');
  const kinds = [
    [chart, realFile('phone-photo.jpg')],
    ['Articles of association', realFile('card.png')],
    ['Shareholders registry', await sized('exactly.pdf', limit)],
  ] as const;
  for (const [kind, path] of kinds) {
    await fileInput(page, kind).setInputFiles(path);
    await expect(slot(page, kind).getByText('Added', { exact: true }), kind).toBeVisible({ timeout: 20_000 });
  }
  await page.reload();
  for (const [kind] of kinds) await expect(slot(page, kind).getByText('Added', { exact: true })).toBeVisible();
  const { documents } = await held();
  expect(documents.map(({ size }: { size: number }) => size)).toContain(limit);
});

test('[VAL-21, FORM-35] an extract older than 6 months is rejected before upload, and by the server', async ({
  desk,
  open,
}) => {
  const { page, step, one, token } = await atForm({ desk, open }, 'approved');
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.url().endsWith('/add-document');
  });
  await step('documents');
  await fileInput(page, extract).setInputFiles(realFile('scan-three-pages.pdf'));
  await fillDate(slot(page, extract), t, t('common:extract.question'), dayAhead(-200));
  await expect(slot(page, extract)).toContainText('older than 6 months');
  await press(slot(page, extract).getByRole('button', { name: 'Add this file' }));
  expect(isSent).toBe(false);
  const input = { request: one.request, owner: 'subject', type: 'registration', issuedOn: dayAhead(-200) };
  await expect(upload(desk, token, input, realFile('card.png'))).rejects.toThrow(/extract-too-old/);
});

test('[VAL-18] the eleventh file of one kind is rejected', async ({ desk }) => {
  const one = await makeCase(desk, 'approved');
  const { token } = await one.as(one.client);
  const add = () =>
    upload(desk, token, { request: one.request, owner: 'subject', type: 'other' }, realFile('card.png'));
  for (let count = 1; count <= 10; count++) await add();
  await expect(add()).rejects.toThrow(/files-too-many/);
});

const camera = (page: Page, about: string) => page.locator(`input[data-camera="${about}"]`);

test('[FORM-35, DOC-14] a phone asks about an unclear photo, takes both sides of a card, and shows what was sent', async ({
  desk,
  open,
}) => {
  const { page, one, held } = await atForm({ desk, open }, 'approved', { type: 'individual', seat: phone });
  await page.goto(`/form/${one.request}?step=contact`);
  await press(page.getByRole('link', { name: 'All sections' }));
  await press(page.getByRole('link', { name: t('kyc-form:sections.individual') }));
  await choose(page, t('kyc-form:fields.identity-kind'), t('identity:kinds.identity_card'));
  const front = t('kyc-form:identity-document.sides.front');
  const back = t('kyc-form:identity-document.sides.back');
  await camera(page, front).setInputFiles(realFile('progressive.jpg'));
  const check = slot(page, front).getByRole('region', { name: t('file-intake:check.title') });
  await expect(check.getByText(t('file-intake:check.title'))).toBeFocused();
  await checkPage(page, 'photo-unclear');
  expect((await held()).documents).toEqual([]);
  await check.locator('input[type=file]').setInputFiles(realFile('phone-photo.jpg'));
  await expect(slot(page, front).getByText('Added', { exact: true })).toBeVisible({ timeout: 20_000 });
  await camera(page, back).setInputFiles(realFile('progressive.jpg'));
  await press(slot(page, back).getByRole('button', { name: t('file-intake:check.use') }));
  await expect(slot(page, back).getByText('Added', { exact: true })).toBeVisible({ timeout: 20_000 });
  await checkPage(page, 'photo-both-sides');
  const tops = [await slot(page, front).boundingBox(), await slot(page, back).boundingBox()].map((box) => box?.y);
  expect(tops[0]).toBe(tops[1]);
  await page.reload();
  await expect(slot(page, front).getByText(t('file-intake:verdict.sharp'), { exact: true })).toBeVisible();
  const view = slot(page, front).getByRole('button', { name: 'View phone-photo.jpg' });
  await press(view);
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await checkPage(page, 'photo-view');
  await page.keyboard.press('Escape');
  await expect(view).toBeFocused();
  await press(view);
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/step=individual/);
  await expect(view).toBeFocused();
  await slot(page, back).getByRole('button', { name: 'Remove progressive.jpg' }).focus();
  await page.keyboard.press('Enter');
  await expect(slot(page, back).getByRole('button', { name: /^Take a photo/ })).toBeVisible();
  await expect(slot(page, back).getByRole('button', { name: t('common:undo.button') })).toBeVisible();
  await page.goto('/forms');
  const sides = async () => (await held()).documents.map((one: { side: string; name: string }) => [one.side, one.name]);
  await expect.poll(sides).toEqual([['front', 'phone-photo.jpg']]);
});

test('[FORM-35] a photo that waits for the connection is not asked for again', async ({ desk, open }) => {
  const { page, watch, step } = await atForm({ desk, open }, 'approved', { type: 'individual', seat: phone });
  watch.allowOffline();
  await step('individual');
  await choose(page, t('kyc-form:fields.identity-kind'), t('identity:kinds.passport'));
  const photo = t('kyc-form:identity-document.sides.page');
  await press(page.getByRole('button', { name: 'Save and continue' }));
  await expect(slot(page, photo)).toContainText(t('kyc-form:individual.identity-document-required'));
  await page.route('**/add-document', (route) => route.abort());
  await camera(page, photo).setInputFiles(realFile('phone-photo.jpg'));
  await expect(slot(page, photo).getByText(t('file-intake:waits'))).toBeVisible();
  await expect(slot(page, photo)).not.toContainText(t('kyc-form:individual.identity-document-required'));
  await page.unrouteAll();
  await page.reload();
  await expect(slot(page, photo).getByText('Added', { exact: true })).toBeVisible({ timeout: 20_000 });
});

test('[FORM-35, DOC-15] pages photographed on a phone become one PDF, which survives a lost line and a reload and is sent once', async ({
  desk,
  open,
}) => {
  const { page, watch, step, held } = await atForm({ desk, open }, 'approved', { seat: phone });
  watch.allowOffline();
  await step('documents');
  for (const count of [1, 2]) {
    await camera(page, chart).setInputFiles(realFile('phone-photo.jpg'));
    await expect(slot(page, chart).getByRole('listitem')).toHaveCount(count);
  }
  await checkPage(page, 'pages');
  await page.route('**/add-document', (route) => route.abort());
  await press(slot(page, chart).getByRole('button', { name: 'Use these 2 pages' }));
  await expect(slot(page, chart).getByText(t('file-intake:waits'))).toBeVisible();
  await checkPage(page, 'upload-waits');
  await page.unroute('**/add-document');
  await page.reload();
  await expect(slot(page, chart).getByText('Added', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(slot(page, chart).getByText(t('file-intake:waits'))).toBeHidden();
  const { documents } = await held();
  expect(documents.map(({ name, pages }: { name: string; pages: number }) => [name, pages])).toEqual([
    ['Ownership chart.pdf', 2],
  ]);
});
