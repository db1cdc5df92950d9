import { readFile } from 'node:fs/promises';
import { checkPage } from '../support/check-page.ts';
import { makeCompany } from '../support/company.ts';
import { field, tick } from '../support/fields.ts';
import { enterOn, tabTo } from '../support/keyboard.ts';
import { makeGatekeeper, makeInstitution } from '../support/people.ts';
import { dayAhead, makeCase, realFile } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';
import { expectToast } from '../support/toast.ts';
import { chooseCompany } from '../support/wizard.ts';

const t = loadTexts('en');

test('[VAL-10, VAL-06, VAL-07, NEW-04, NEW-05] step 1 requires a business, or a person with four facts', async ({
  desk,
  open,
}) => {
  const { page, goto } = await open('gatekeeper', { as: await makeGatekeeper(desk, await makeInstitution(desk)) });
  await goto('/external/new-onboarding');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Please select a business').first()).toBeVisible();
  await checkPage(page, 'wizard-no-business');
  await tick(page.getByRole('radio', { name: 'Natural person' }));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(field(page, 'First name')).toHaveAccessibleDescription(/First name is required/);
  await expect(field(page, 'Last name')).toHaveAccessibleDescription(/Last name is required/);
  await expect(field(page, 'Document number')).toHaveAccessibleDescription(/.+/);
  await expect(page).not.toHaveURL(/step=2/);
});

test('[NEW-02, NEW-03, NEW-07, NEW-08, NEW-09, NEW-34] clearing asks for confirmation; it removes the business and the contact, and nothing else', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'draft');
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  await goto(`/external/new-onboarding?draft=${one.request}&step=1`);
  const card = page.getByRole('region', { name: one.company.name });
  await expect(card).toContainText(one.company.number);
  await card.getByRole('button', { name: 'Clear' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Clear the client?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Clear' }).click();
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(card).toBeHidden();
  const other = await makeCompany(desk);
  await chooseCompany(page, t, other);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Contact person' })).toBeVisible();
  await expect(field(page, 'Reference')).toHaveValue(one.reference);
});

test('[NEW-10, NEW-11, TOAST-12, VAL-08, VAL-09] a contact is created in place, with its errors shown, or an existing one is selected', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'draft', { values: { contact: '' } });
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  await goto(`/external/new-onboarding?draft=${one.request}&step=2`);
  await page.getByRole('button', { name: 'New contact', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New contact' });
  await field(dialog, 'Email').fill('nowhere');
  await field(dialog, 'Phone').fill('12');
  await dialog.getByRole('button', { name: 'Save contact' }).click();
  for (const [label, sentence] of [
    ['First name', 'First name is required'],
    ['Last name', 'Last name is required'],
    ['Email', 'Invalid email address'],
    ['Phone', 'Invalid phone number'],
  ] as const) {
    await expect(field(dialog, label)).toHaveAccessibleDescription(new RegExp(sentence));
  }
  await checkPage(page, 'contact-errors');
  await field(dialog, 'First name').fill('Joris');
  await field(dialog, 'Last name').fill('van Rijsbergen');
  await field(dialog, 'Email').fill('joris@rijsbergen.example');
  await field(dialog, 'Phone').fill('+31 6 12345678');
  await dialog.getByRole('button', { name: 'Save contact' }).click();
  await expectToast(page, 'Contact saved');
  await expect(page.getByText('joris@rijsbergen.example')).toBeVisible();
  await page.getByRole('button', { name: 'Choose another' }).click();
  await page.getByRole('combobox', { name: 'Contact person' }).fill('Hoekstra');
  await page.getByRole('option', { name: /Marit Hoekstra/ }).click();
  await expect(page.getByText(one.client.email)).toBeVisible();
  // In a narrow window the toast is above the buttons of the page, which can be pressed.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit contact' });
  await field(edit, 'Phone').fill('+31 6 87654321');
  await edit.getByRole('button', { name: 'Save contact' }).click();
  await expectToast(page, 'Contact saved');
  await page.getByRole('button', { name: 'Save draft' }).click({ trial: true, timeout: 2_000 });
});

test('[NEW-19, NEW-20, NEW-21, NEW-24, NEW-25, NEW-26, DOC-08] step 3 accepts files with a type, and the last page opens and copies the mail', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'draft');
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  await goto(`/external/new-onboarding?draft=${one.request}&step=3`);
  await page.locator('input[type=file]').first().setInputFiles(realFile('scan-three-pages.pdf'));
  await page.getByRole('button', { name: /Choose a type|Type of scan-three-pages/ }).click();
  const types = [
    'Extract commercial register',
    'UBO extract',
    'Ownership chart',
    'Articles of association',
    'Partnership agreement',
    'Shareholders registry',
    'Other document',
  ];
  await expect(page.getByRole('option')).toHaveText(types);
  await page.getByRole('option', { name: 'Articles of association' }).click();
  const files = page.getByRole('region', { name: 'Files' });
  await expect(files.getByText('1 added')).toBeVisible({ timeout: 20_000 });
  await expect(files.getByRole('heading')).toBeFocused();
  await checkPage(page, 'wizard-files');
  await page.reload();
  const removeFile = files.getByRole('button', { name: 'Remove scan-three-pages.pdf' });
  const undo = files.getByRole('group', { name: 'scan-three-pages.pdf removed' });
  await removeFile.click();
  await expect(undo).toBeFocused();
  await expect(files.getByText('none added')).toBeVisible();
  await undo.getByRole('button', { name: 'Undo' }).click();
  await expect(removeFile).toBeFocused();
  await expect(files.getByText('1 added')).toBeVisible();
  // A file without a type is not sent yet: it comes back with its choice of a type.
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'deed.pdf',
      mimeType: 'application/pdf',
      buffer: await readFile(realFile('scan-three-pages.pdf')),
    });
  await files.getByRole('button', { name: 'Remove deed.pdf' }).click();
  const waiting = files.getByRole('group', { name: 'deed.pdf removed' });
  await waiting.getByRole('button', { name: 'Undo' }).click();
  await expect(files.getByRole('button', { name: /Type of deed/ })).toBeVisible();
  await files.getByRole('button', { name: 'Remove deed.pdf' }).click();
  await expect(waiting).toBeFocused();
  // The date of an extract is typed figure by figure, and sent by Add only.
  await page.locator('input[type=file]').first().setInputFiles(realFile('card.png'));
  await files.getByRole('button', { name: /Type of card/ }).click();
  await page.getByRole('option', { name: 'Extract commercial register' }).click();
  const [year = '', month = '', day = ''] = dayAhead(-20).split('-');
  await tabTo(files.getByLabel('Day', { exact: true }));
  for (const key of [...day, 'Tab', ...month, 'Tab', ...year]) await page.keyboard.press(key);
  await expect(files.getByLabel('Year', { exact: true })).toHaveValue(year);
  await expect(files.getByText('1 added')).toBeVisible();
  await enterOn(files.getByRole('button', { name: 'Add this file' }));
  await expect(files.getByText('2 added')).toBeVisible();
  await expect(files.getByRole('heading')).toBeFocused();
  // With several files the type of the next one follows.
  const scan = await readFile(realFile('scan-three-pages.pdf'));
  const pdf = (name: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([scan, Buffer.from(name)]),
  });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([pdf('minutes.pdf'), pdf('letter.pdf')]);
  await enterOn(files.getByRole('button', { name: /Type of minutes/ }));
  await page.getByRole('option', { name: 'Other document' }).press('Enter');
  await expect(files.getByText('3 added')).toBeVisible();
  await expect(files.getByRole('button', { name: /Type of letter/ })).toBeFocused();
  await files.getByRole('button', { name: 'Remove letter.pdf' }).press('Enter');
  await page.getByRole('button', { name: 'Create onboarding', exact: true }).click();
  const open_ = page.getByRole('link', { name: 'Open in the mail program' });
  const href = decodeURIComponent((await open_.getAttribute('href')) ?? '');
  expect(href.startsWith(`mailto:${one.client.email}?subject=`)).toBe(true);
  expect(href).toContain(`${desk.origin('client')}/login?`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy to clipboard' }).click();
  await expect(page.locator('[data-toast]')).toHaveText('Email copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${desk.origin('client')}/login?`);
});
