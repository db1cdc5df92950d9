import { run } from '../support/call.ts';
import { checkPage, fitsEnlarged, fitsWidth } from '../support/check-page.ts';
import { field, pick } from '../support/fields.ts';
import { fullNameOf } from '../support/people.ts';
import { makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

const t = loadTexts('en');

test('a reviewer mentions a colleague of the institution, whose bell leads to the note; notes of one side stay there', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'submitted');
  const path = `/entity/${one.subject}/overview?request=${one.request}`;
  const name = fullNameOf(one.gatekeeper);
  const { page: reviewer, goto: goReviewer } = await open('intern', { as: one.intern });
  const phone = { viewport: { width: 390, height: 844 } };
  const { page: office, goto: goOffice } = await open('gatekeeper', { as: one.gatekeeper, ...phone });
  await goOffice('/external/dashboard');
  // The client approved access and submitted the form.
  await expect(office.getByRole('button', { name: t('shell:notifications_other', { count: 2 }) })).toBeVisible();

  await goReviewer(`/internal${path}`);
  await reviewer.getByRole('tab', { name: t('notes:tab') }).click();
  await expect(reviewer.getByRole('tab', { name: t('notes:tab') })).toBeFocused();
  await expect(reviewer.getByText(t('notes:none'))).toBeVisible();
  await pick(reviewer, t('notes:who'), t('notes:readers.both', { institution: one.institution.name }));
  const text = field(reviewer, t('notes:new'));
  await text.pressSequentially(`@${one.gatekeeper.firstName}`);
  await expect(reviewer.getByRole('option', { name: new RegExp(name) })).toBeVisible();
  await checkPage(reviewer, 'notes-mention');
  await reviewer.keyboard.press('Enter');
  await expect(text).toHaveValue(`@${name} `);
  await reviewer.keyboard.type('please compare the birth dates.');
  await reviewer.reload();
  await expect(text).toHaveValue(`@${name} please compare the birth dates.`);
  await text.press('Control+Enter');
  const written = reviewer.getByRole('listitem').filter({ hasText: 'compare the birth dates' });
  await expect(written).toBeVisible();
  await expect(text).toHaveValue('');
  await expect(text).toBeFocused();

  await office.getByRole('button', { name: t('shell:notifications_other', { count: 3 }) }).click();
  const centre = office.getByRole('dialog', { name: t('notifications:title') });
  const line = centre.getByRole('link', { name: /mentioned you in a note/ });
  await expect(line).toContainText('please compare the birth dates.');
  await fitsWidth(office);
  await fitsEnlarged(office);
  await checkPage(office, 'notifications-phone');
  await line.click();
  await expect(office).toHaveURL(/rail=notes/);
  const read = office.getByRole('listitem').filter({ hasText: 'compare the birth dates' });
  await expect(read).toBeFocused();
  await expect(office.getByRole('button', { name: t('shell:notifications_other', { count: 2 }) })).toBeVisible();
  await fitsWidth(office);
  await checkPage(office, 'notes-phone');

  await office.getByRole('button', { name: t('notes:add') }).click();
  await expect(field(office, t('notes:new'))).toBeFocused();
  await expect(field(office, t('notes:new'))).toHaveAttribute('aria-invalid', 'true');
  await field(office, t('notes:new')).fill('Only for us.');
  await office.getByRole('button', { name: t('notes:add') }).click();
  const own = office.getByRole('listitem').filter({ hasText: one.gatekeeper.firstName }).first();
  await expect(own).toContainText('Only for us.');
  await own.getByRole('button', { name: /^Actions for the note/ }).click();
  await office.getByRole('menuitem', { name: t('notes:edit') }).click();
  await expect(field(office, t('notes:text'))).toBeFocused();
  await field(office, t('notes:text')).fill('Only for our office.');
  await office.getByRole('button', { name: t('notes:save') }).click();
  await expect(own).toContainText('Only for our office.');
  await expect(own.getByRole('button', { name: /^Actions for the note/ })).toBeFocused();
  await own.getByRole('button', { name: /^Actions for the note/ }).click();
  await office.getByRole('menuitem', { name: t('notes:delete') }).click();
  await office
    .getByRole('alertdialog')
    .getByRole('button', { name: t('notes:delete') })
    .click();
  await expect(office.getByText(/deleted this note/)).toBeFocused();
  await expect(reviewer.getByText('Only for our office.')).toHaveCount(0);
  await expect(reviewer.getByText(/deleted this note/)).toHaveCount(0);
});

test('the bell opens with Shift N, is operated by arrow keys, and marks everything as read', async ({ desk, open }) => {
  const one = await makeCase(desk, 'submitted');
  const { page, goto } = await open('intern', { as: one.intern });
  await goto('/internal/dashboard');
  const bell = page.getByRole('button', { name: 'Notifications', exact: true });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await bell.click();
  await expect(page.getByText(t('notifications:none'), { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  const { token } = await one.as(one.gatekeeper);
  const note = { request: one.request, readers: 'both', mentions: [], isReported: false };
  const reviewer = await one.as(one.intern);
  await run(desk, reviewer.token, 'add-note', { ...note, text: 'I look at it.' });
  for (const text of ['One', 'Two'])
    await run(desk, token, 'add-note', {
      ...note,
      text: `${text} @${fullNameOf(one.intern)}`,
      mentions: [one.intern.id],
    });
  await expect(page.getByRole('button', { name: t('shell:notifications_other', { count: 2 }) })).toBeVisible();
  await expect(other.getByRole('button', { name: t('shell:notifications_other', { count: 2 }) })).toBeVisible();
  await page.keyboard.press('Shift+N');
  const centre = page.getByRole('dialog', { name: t('notifications:title') });
  const lines = centre.getByRole('link', { name: /mentioned you in a note/ });
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(lines.nth(1)).toBeFocused();
  await checkPage(page, 'notifications');
  await centre.getByRole('button', { name: t('notifications:mark-all') }).click();
  await expect(centre.getByText(t('notifications:is-unread'))).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await centre
    .locator('label')
    .filter({ hasText: t('notifications:unread') })
    .click();
  await expect(centre.getByText(t('notifications:none-unread'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
});
