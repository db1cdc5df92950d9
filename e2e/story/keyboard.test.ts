import { makeCompany } from '../support/company.ts';
import { field } from '../support/fields.ts';
import { enterOn, tabTo, typeInto } from '../support/keyboard.ts';
import { makeGatekeeper, makeInstitution, unique } from '../support/people.ts';
import { dayAhead, makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';

// The focus after each action is asserted by every seat: see `e2e/support/watch.ts`.

test('[UX-07] a Gatekeeper starts an onboarding and cancels it by keyboard alone', async ({ desk, open }) => {
  const company = await makeCompany(desk);
  const institution = await makeInstitution(desk);
  const { page, goto } = await open('gatekeeper', { as: await makeGatekeeper(desk, institution, { role: 'admin' }) });
  await goto('/external/dashboard');
  await expect(page.locator('h1')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('combobox', { name: /company/i })).toBeFocused();
  await page.keyboard.type(company.number);
  await expect(page.getByRole('option', { name: new RegExp(company.number) })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: company.name })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/step=2/);

  await enterOn(page.getByRole('button', { name: 'New contact', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'New contact' });
  const email = `marit.${unique()}@client.example`;
  for (const [label, text] of [
    ['First name', 'Marit'],
    ['Last name', 'Hoekstra'],
    ['Email', email],
  ] as const)
    await typeInto(field(dialog, label), text);
  await typeInto(field(dialog, 'Phone'), '+31612345678');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(email)).toBeVisible();
  const contact = page.getByRole('region', { name: 'Contact person' });
  await expect(contact).toBeFocused();
  await enterOn(contact.getByRole('button', { name: 'Choose another' }));
  const search = page.getByRole('combobox', { name: 'Contact person' });
  await expect(search).toBeFocused();
  await page.keyboard.type('Hoekstra');
  await expect(page.getByRole('option', { name: /Marit Hoekstra/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(contact).toBeFocused();
  const reference = `TR-${unique()}`;
  await typeInto(field(page, 'Reference'), reference);
  await tabTo(
    page
      .getByRole('group', { name: /^Deadline/ })
      .getByRole('spinbutton')
      .first(),
  );
  await page.keyboard.type(dayAhead(30).split('-').reverse().join(''));
  await typeInto(field(page, 'Description of the transaction'), 'Purchase of an office building');
  await enterOn(page.getByRole('button', { name: 'Continue', exact: true }));
  await expect(page).toHaveURL(/step=3/);
  await enterOn(page.getByRole('button', { name: 'Create onboarding', exact: true }));
  await enterOn(page.getByRole('button', { name: 'Send this email', exact: true }));
  await expect(page.getByText(`Sent to ${email}.`)).toBeFocused();

  await enterOn(page.getByRole('link', { name: 'Go to the onboarding' }));
  await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeFocused();
  await enterOn(page.getByRole('button', { name: 'More actions' }));
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('The sale is off.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Archived', { exact: true }).first()).toBeVisible();
});

test('[UX-07] an Intern takes an onboarding, verifies its documents, approves and completes by keyboard alone', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'submitted');
  const { page, goto } = await open('intern', { as: one.intern });
  await goto(`/internal/onboardings?tab=review&q=${one.company.number}`);
  await expect(page.getByRole('row').filter({ hasText: one.company.name })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(page.getByRole('row').filter({ hasText: 'Ruben Aerts' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: one.company.name })).toBeFocused();
  await enterOn(page.getByRole('link', { name: 'Review documents' }));
  // Until the viewer has loaded, the overview is shown, which verifies identities.
  const verify = page.getByRole('button', { name: /^Verify(?! the identity)/ });
  await expect(verify).toBeEnabled();
  const first = page.url();
  await page.keyboard.press('v');
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  // A key that is pressed while the next document replaces this one has no effect; the offer stays.
  await expect(async () => {
    await page.keyboard.press('z');
    await expect(page).toHaveURL(first, { timeout: 2_000 });
  }).toPass();
  await expect(verify).toBeEnabled();
  const end = page.getByRole('heading', { level: 1, name: /documents have a decision/ });
  await expect(async () => {
    await page.keyboard.press('v');
    await expect(end).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await enterOn(page.getByRole('link', { name: 'Back to documents' }));
  await enterOn(page.getByRole('link', { name: 'Overview', exact: true }));
  for (const check of ['Registration', 'Activities', 'Ownership', 'People']) {
    await enterOn(page.getByRole('button', { name: `Approve: ${check}`, exact: true }));
    await expect(page.getByRole('button', { name: `Review again: ${check}`, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByRole('button', { name: 'Reject: People', exact: true })).toBeVisible();
  await enterOn(page.getByRole('button', { name: 'Approve: People', exact: true }));

  const settled = await makeCase(desk, 'settled');
  await goto(`/internal/entity/${settled.subject}/overview`);
  await enterOn(page.getByRole('button', { name: 'Complete', exact: true }).first());
  await enterOn(page.getByRole('dialog').getByRole('button', { name: 'Complete', exact: true }));
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: settled.company.name })).toBeFocused();
});
