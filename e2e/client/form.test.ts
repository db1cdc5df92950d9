import { call } from '../support/call.ts';
import { checkPage, fitsWidth } from '../support/check-page.ts';
import { atForm } from '../support/client-form.ts';
import { field, tick } from '../support/fields.ts';
import { press } from '../support/press.ts';
import { phone } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';

const saved = 'Saved';

test('[FORM-10, FORM-18, FORM-28, FORM-37, VAL-06..VAL-09] errors are shown at the field, on top with a link, and in the review; nothing is sent', async ({
  desk,
  open,
}) => {
  const { page, step, one, token, held } = await atForm({ desk, open }, 'approved', { seat: phone });
  await step('contact');
  const fields = [
    ['First name', '', 'First name is required'],
    ['Last name', '', 'Last name is required'],
    ['Email', 'marit at home', 'Invalid email address'],
    ['Phone', '12', 'Invalid phone number'],
  ] as const;
  for (const [label, text] of fields) await field(page, label).fill(text);
  await press(page.getByRole('button', { name: 'Save and continue' }));
  await expect(page).toHaveURL(/step=contact/);
  for (const [label, , sentence] of fields) {
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(page.getByRole('link', { name: sentence })).toBeVisible();
  }
  await checkPage(page, 'form-errors');
  await press(page.getByRole('link', { name: 'Invalid phone number' }));
  await expect(field(page, 'Phone')).toBeFocused();
  // What was not answered here marks nothing on the page of the documents, which belongs to the same section.
  await step('legal-entity');
  await press(page.getByRole('button', { name: 'Save and continue' }));
  await press(page.getByRole('link', { name: 'Go on, and do this later' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Documents of the company' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await step('review');
  await tick(page.getByRole('checkbox', { name: 'My answers are complete and true' }));
  await press(page.getByRole('button', { name: /^Send to/ }));
  const summary = page.getByRole('alert');
  const title = summary.getByRole('heading');
  await expect(title).toHaveText(/^We could not send your form yet\. .* missing$/);
  // The title counts answers as its lines do: `Ownership: 3 things are missing`, `Amount and document, in …`.
  const lines = await summary.getByRole('link').allTextContents();
  const counts = lines.map((line) =>
    Number(/: (\d+) things are missing$/.exec(line)?.[1] ?? line.split(' and ').length),
  );
  expect(counts.some((count) => count > 2)).toBe(true);
  const total = counts.reduce((sum, count) => sum + count, 0);
  await expect(title).toHaveText(`We could not send your form yet. ${total} things are missing`);
  await expect(page).toHaveURL(/step=review/);
  await checkPage(page, 'review-incomplete');
  const answer = await call(desk, 'POST', '/api/desk/submit', { token, body: { request: one.request } });
  expect(answer.body.code).toBe('section-incomplete');
  const { submittedAt, answers } = await held();
  expect(submittedAt).toBe('');
  expect(answers.contact.email).toBe('marit at home');
});

test('[FORM-25] with two tabs the outdated one shows a conflict, and the person selects the version to keep', async ({
  desk,
  open,
}) => {
  const { page, watch, step, one, session, held } = await atForm({ desk, open }, 'approved', { seat: phone });
  watch.allow(409, /save-kyc-section$/);
  watch.allowOffline();
  watch.allowMessage(/./);
  await step('contact');
  await expect(field(page, 'Last name')).toBeVisible();
  // Offline, this tab is not notified of changes in the other one.
  await page.context().setOffline(true);
  const other = await open('client', { session });
  await other.goto(`/form/${one.request}?step=contact`);
  await field(other.page, 'Last name').fill('Hoekstra-Vos');
  await expect(other.page.getByText(saved, { exact: true })).toBeVisible();
  await field(page, 'Last name').fill('Hoekstra-de Boer');
  await page.context().setOffline(false);
  const dialog = page.getByRole('alertdialog', { name: 'This was changed in two places' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('Hoekstra-Vos');
  await expect(dialog).toContainText('Hoekstra-de Boer');
  await checkPage(page, 'form-conflict');
  const read = async () => (await held()).answers.contact.lastName;
  expect(await read()).toBe('Hoekstra-Vos');
  await tick(dialog.getByRole('radio', { name: /Hoekstra-de Boer/ }));
  await press(dialog.getByRole('button', { name: 'Save my choice' }));
  await expect(dialog).toBeHidden();
  await expect.poll(read).toBe('Hoekstra-de Boer');
});

test('[FORM-24, FORM-23] without a connection answers are stored on the device, and sent after reconnecting', async ({
  desk,
  open,
}) => {
  const { page, watch, step, held } = await atForm({ desk, open }, 'approved');
  watch.allowOffline();
  watch.allowMessage(/./);
  await step('contact');
  await expect(field(page, 'Last name')).toBeVisible();
  await page.context().setOffline(true);
  await field(page, 'Last name').fill('Hoekstra-Vos');
  await expect(page.getByText('Not online', { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(saved, { exact: true })).toBeVisible({ timeout: 20_000 });
  const { answers } = await held();
  expect(answers.contact.lastName).toBe('Hoekstra-Vos');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Hoekstra-Vos');
});

test('[UX-12] every section of both forms fits a screen of 320 px', async ({ desk, open }) => {
  test.setTimeout(120_000);
  const steps = {
    business: ['', 'contact', 'legal-entity', 'documents', 'activities', 'ownership', 'people', 'identity', 'review'],
    individual: ['', 'contact', 'individual', 'funds', 'identity', 'review'],
  };
  for (const type of ['business', 'individual'] as const) {
    const seat = { viewport: { width: 320, height: 640 } };
    const { page, step } = await atForm({ desk, open }, 'filled', { type, seat });
    for (const name of steps[type]) {
      await step(name);
      await expect(page.locator('h1')).toBeVisible();
      await fitsWidth(page);
    }
  }
});

test('[FORM-19, FORM-27, FORM-29, FORM-30] a double click submits once; a submitted form is read-only', async ({
  desk,
  open,
}) => {
  const { page, goto, step, one, token, held } = await atForm({ desk, open }, 'filled');
  let submits = 0;
  let release: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/desk\/submit$/, async (route) => {
    submits += 1;
    await waiting;
    await route.continue();
  });
  await step('review');
  await tick(page.getByRole('checkbox', { name: 'My answers are complete and true' }));
  await page.getByRole('button', { name: `Send to ${one.institution.name}` }).dblclick();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/form\/completed\//);
  expect(submits).toBe(1);
  await expect(page.getByText(one.reference, { exact: true })).toBeVisible();
  const again = await call(desk, 'POST', '/api/desk/submit', { token, body: { request: one.request } });
  expect(again).toMatchObject({ status: 200, body: { status: 'submitted', reference: one.reference } });
  const before = await held();
  const change = { request: one.request, section: 'contact', revision: before.revisions.contact ?? 0, values: {} };
  const answer = await call(desk, 'POST', '/api/desk/save-kyc-section', { token, body: change });
  expect(answer.status).toBe(409);
  expect((await held()).answers).toEqual(before.answers);
  await goto('/forms');
  await expect(page.getByText('Being checked')).toBeVisible();
  await step('');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
