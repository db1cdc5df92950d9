import { joris } from '@dossier/domain/testing/sample-form';
import { call, run, view } from '../support/call.ts';
import { checkPage } from '../support/check-page.ts';
import { atForm } from '../support/client-form.ts';
import { press } from '../support/press.ts';
import { phone } from '../support/seats.ts';
import { makeCase, realFile } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

const t = loadTexts('en');

test('[STAT-10, FORM-31, DOC-14] a returned document and person are corrected, and nothing else can be changed', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'submitted');
  const { token } = await one.as(one.intern);
  await run(desk, token, 'ask-client', {
    request: one.request,
    corrections: [
      { target: `document:other-identity:${joris}`, text: 'The lower edge is missing. Please take the photo again.' },
      { target: `person:${joris}`, text: 'Please look at his name.' },
    ],
  });
  const session = await one.as(one.client);
  const { page, goto, watch } = await open('client', { session, ...phone });
  await goto(`/form/${one.request}`);
  await expect(page.getByRole('heading', { level: 1, name: 'We have 2 more questions' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send answers' });
  const card = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  const photo = card('The lower edge is missing.');
  // The rejected file is not shown as complete; it is shown as the previous one and can be opened.
  await expect(photo.locator('img')).toBeVisible();
  await expect(photo.getByText('Added', { exact: true })).toHaveCount(0);
  // Of the photo that was returned the page does not say that it is sharp.
  await expect(photo.getByText(/^What you sent on /)).toBeVisible();
  await photo.locator('input[type=file]').first().setInputFiles(realFile('phone-photo.jpg'));
  await expect(photo.getByText('phone-photo.jpg')).toBeVisible({ timeout: 20_000 });
  await expect(photo.getByText('Added', { exact: true })).toBeVisible();
  await checkPage(page, 'corrections-of-a-document');
  // The new photo is the answer.
  await expect(page.getByText('1 of 2 done')).toBeVisible();

  const person = card('Please look at his name.');
  await press(send);
  await expect(page.getByRole('main').getByRole('alert').first()).toBeFocused();
  await expect(page.getByRole('link', { name: 'Answer question 2: Joris van Rijsbergen' })).toBeVisible();
  await press(person.getByRole('link', { name: /^Change this answer/ }));
  await expect(page).toHaveURL(new RegExp(`step=people&person=${joris}`));
  await expect(page.getByText('Please look at his name.')).toBeVisible();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await checkPage(page, 'corrections-of-a-person');
  // Nothing changed and nothing written is no answer.
  const back = page.getByRole('button', { name: 'Save, back to what we ask' });
  watch.allow(400, /answer-correction$/);
  await press(back);
  await expect(page.getByLabel(/^Something to add/)).toHaveAccessibleDescription(/\S/);
  await page.getByRole('textbox', { name: /^First name/ }).fill('Joris Jan');
  await press(back);
  await expect(page.getByText('2 of 2 done')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Answered is not sent.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('kyc-form:corrections.title-ready'));
  // Of a renamed person only the name is listed as changed.
  await expect(person.getByText(/^Name: Joris Jan van Rijsbergen$/)).toBeVisible();
  await expect(person).not.toContainText('Shareholder');
  await checkPage(page, 'corrections-answered');

  const { revisions } = await view(desk, session.token, 'client-form', { request: one.request });
  const closed = { request: one.request, section: 'contact', revision: revisions.contact, values: {} };
  const refused = await call(desk, 'POST', '/api/desk/save-kyc-section', { token: session.token, body: closed });
  expect(refused.body.code).toBe('section-closed');
  await press(send);
  await expect(page).toHaveURL(/\/form\/completed\//);
  await expect(page.getByRole('heading', { level: 1, name: t('kyc-form:completed.title-answers') })).toBeVisible();
  await expect(page.getByText(t('kyc-form:completed.ask-again'), { exact: true })).toBeVisible();
  await checkPage(page, 'corrections-sent');
  const after = await view(desk, token, 'entity', { subject: one.subject });
  expect(after.request.status).toBe('submitted');
  const fresh = after.documents.value.find(
    ({ owner, kind }: { owner: string; kind: string }) => owner === joris && kind === 'other-identity',
  );
  expect(fresh).toMatchObject({ name: 'phone-photo.jpg', version: 2, verification: 'pending' });
});

test('[STAT-10, FORM-31] a question about a document is answered in words, and the focus stays on the button', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'submitted');
  const { token } = await one.as(one.intern);
  const target = `document:ubo:${one.subject}`;
  await run(desk, token, 'ask-client', {
    request: one.request,
    corrections: [{ target, text: 'Please send a newer one.' }],
  });
  const session = await one.as(one.client);
  const { page, goto } = await open('client', { session, ...phone });
  await goto(`/form/${one.request}`);
  await press(page.getByRole('button', { name: t('kyc-form:corrections.in-words') }));
  await page.getByLabel(t('kyc-form:corrections.add')).fill('The register has no newer one.');
  const save = page.getByRole('button', { name: t('kyc-form:corrections.save') });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 1 done')).toBeVisible();
  await expect(save).toBeFocused();
  const { corrections } = await view(desk, session.token, 'client-form', { request: one.request });
  expect(corrections).toMatchObject([{ status: 'answered', answer: 'The register has no newer one.' }]);
});

test('[FORM-35, FORM-37, DOC-14] a removed file can be put back for ten seconds, and stays removed after a reload', async ({
  desk,
  open,
}) => {
  const { page, step, held } = await atForm({ desk, open }, 'approved', { seat: phone });
  await step('documents');
  const slot = page.getByRole('region', { name: 'Ownership chart', exact: true });
  await page.locator('input[type=file][data-about="Ownership chart"]').setInputFiles(realFile('card.png'));
  await expect(slot.getByText('Added', { exact: true })).toBeVisible({ timeout: 20_000 });
  const remove = slot.getByRole('button', { name: 'Remove card.png' });
  const removed = slot.getByRole('group', { name: t('common:undo.removed', { name: 'card.png' }) });
  await press(remove);
  await expect(removed).toBeFocused();
  await expect(slot.getByRole('button', { name: /^Take a photo/ })).toBeVisible();
  await checkPage(page, 'file-removed');
  await press(removed.getByRole('button', { name: t('common:undo.button') }));
  await expect(slot.getByRole('button', { name: 'View card.png' })).toBeFocused();
  expect((await held()).documents).toHaveLength(1);
  await press(remove);
  await expect(removed).toBeFocused();
  await page.reload();
  await expect(slot).toBeVisible();
  await expect(slot.getByText('card.png')).toHaveCount(0);
  await expect.poll(async () => (await held()).documents).toEqual([]);
});
