import { run } from '../support/call.ts';
import { atForm } from '../support/client-form.ts';
import { makeCompany } from '../support/company.ts';
import { field } from '../support/fields.ts';
import { mail } from '../support/mailbox.ts';
import { press } from '../support/press.ts';
import { phone } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

const t = loadTexts('en');

test('[VAL-23, MAIL-02] a foundation is asked for its board and never for owners, from the invitation to the review', async ({
  desk,
  open,
}) => {
  const company = await makeCompany(desk, 'Kade', 'ST');
  const at = await atForm({ desk, open }, 'approved', { company, seat: phone });
  const { page, step, one } = at;
  const { token } = await one.as(one.gatekeeper);
  await run(desk, token, 'send-invite', { request: one.request, language: 'en' });
  const { text } = await mail(desk, one.client.email, /requests your information/);
  expect(text).toContain('UBO register');
  expect(text).not.toContain('owners of the company');

  await step('');
  const main = page.getByRole('main');
  await expect(main.getByText(t('form-guide:items.identity-board.hint'))).toBeVisible();
  await expect(main.getByText(t('form-guide:items.owners.name'))).toBeHidden();

  await step('identity');
  await expect(main.getByText(t('own-links:lead-board'))).toBeVisible();
  await expect(main.getByText(t('kyc-form:identity.none-body-board'))).toBeVisible();

  await step('people');
  await press(page.getByRole('button', { name: t('kyc-form:save-and-continue') }));
  await expect(main.getByRole('alert').first()).toContainText(t('kyc-form:people.board-member-required'));
  for (const firstName of ['Anna', 'Bob']) {
    await press(page.getByRole('button', { name: t('kyc-form:people.add-board') }));
    await field(page, t('kyc-form:fields.first-name')).fill(firstName);
    await page.goBack();
    await expect(page.getByRole('article', { name: firstName })).toBeVisible();
  }
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await step('review');
  const ownership = page.getByRole('region', { name: t('kyc-form:sections.ownership') });
  await expect(ownership).toContainText(t('kyc-form:ownership.no-owners'));
});

test('[FORM-37] an answer that does not hold is one row of the review, with what was typed and a link that changes it', async ({
  desk,
  open,
}) => {
  const { page, step } = await atForm({ desk, open }, 'approved', { seat: phone });
  await step('contact');
  await field(page, t('kyc-form:fields.phone')).fill('12');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await step('review');
  const contact = page.getByRole('region', { name: t('kyc-form:sections.contact') });
  const row = contact.locator('dl > div').filter({ hasText: t('kyc-form:fields.phone') });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('12');
  await expect(row).toContainText(t('kyc-form:contact.phone-invalid'));
  await expect(row.getByRole('link')).toHaveText(t('kyc-form:change'));
});

test('[FORM-37] the page after sending leads to what is asked later', async ({ desk, open }) => {
  const { page, goto, one } = await atForm({ desk, open }, 'submitted', { seat: phone });
  await goto(`/form/completed/${one.request}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('kyc-form:completed.title'));
  const asked = page.getByRole('link', { name: t('kyc-form:completed.asked') });
  await expect(asked).toBeHidden();
  const { token } = await one.as(one.intern);
  const corrections = [{ target: 'section:contact', text: 'Please give the number of your office.' }];
  await run(desk, token, 'ask-client', { request: one.request, corrections });
  await press(asked);
  await expect(page.getByText('Please give the number of your office.')).toBeVisible();
});

test('[FORM-37] a natural person reads after sending what they still do themselves', async ({ desk, open }) => {
  const { page, goto, one } = await atForm({ desk, open }, 'submitted', { type: 'individual', seat: phone });
  await goto(`/form/completed/${one.request}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(t('kyc-form:completed.check-body-you'));
  await expect(main).toContainText(t('own-links:after.finished-you'));
  await goto('/forms');
  await expect(main).toContainText(t('client-forms:lead-identify-you'));
  await press(main.getByRole('link', { name: t('client-forms:how-of', { name: 'Marit Hoekstra' }) }));
  await expect(page).toHaveURL(/\/form\//);
});
