import { call } from '../support/call.ts';
import { checkPage, fitsEnlarged } from '../support/check-page.ts';
import { mail } from '../support/mailbox.ts';
import { makeIntern, openDesk, type StaffedDesk, sessionOf } from '../support/people.ts';
import { expect, openSeat, test } from '../support/test.ts';

test('a lead of a new desk continues the guided setup: support, test mail, a register file that has none, a skipped step, known lists', async ({
  browser,
}) => {
  const desk = await openDesk();
  try {
    const { body } = await call(desk, 'GET', '/api/collections/desk/records', { token: desk.token });
    const bare = { support_email: '', support_phone: '' };
    await call(desk, 'PATCH', `/api/collections/desk/records/${body.items[0].id}`, { token: desk.token, body: bare });
    const lead = await makeIntern(desk, { firstName: 'Ilse', lastName: 'Brandt', role: 'lead' });
    const session = await sessionOf(desk, lead);
    await forgetMails(desk);
    const { page, watch, goto } = await openSeat(browser, desk, 'intern', { session });
    await goto('/internal/dashboard');
    const card = page.getByRole('region', { name: 'Finish the setup' });
    await expect(card).toContainText('1 of 7 done');
    await checkPage(page, 'dashboard-new-desk');
    await card.getByRole('link', { name: 'Continue the setup' }).click();
    await expect(page).toHaveURL(/step=desk/);
    const steps = page.getByRole('navigation', { name: 'Steps' });
    await expect(steps.getByRole('link', { name: /Name and support/ })).toHaveAttribute('aria-current', 'step');
    await page.getByRole('textbox', { name: 'Phone' }).fill('+31 20 555 01 99');
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(steps.getByRole('link', { name: /Name and support.*Done/ })).toBeVisible();

    await steps.getByRole('link', { name: /^Mail/ }).click();
    await expect(page.getByRole('heading', { name: 'Mail', exact: true, level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Send a test mail' }).click();
    await expect(page.getByText(`The mail server accepted the test mail to ${lead.email}`)).toBeVisible();
    await mail(desk, lead.email, /^Test mail of Dossier$/);
    await checkPage(page, 'setup-mail');
    await fitsEnlarged(page);

    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page.getByText('No companies yet. They are entered by hand.')).toBeVisible();
    await checkPage(page, 'setup-register');
    await fitsEnlarged(page);
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /Drop the file here/ }).click();
    const file = { name: 'golden-copy.json', mimeType: 'application/json', buffer: Buffer.from('{"records":[]}') };
    await (await chosen).setFiles(file);
    await expect(page.getByRole('row', { name: /golden-copy\.json/ })).toContainText('Failed');
    await page.getByRole('button', { name: 'Details: golden-copy.json' }).click();
    await expect(page.getByText('The file has no companies in a format that Dossier reads')).toBeVisible();
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(page.getByRole('heading', { name: 'Screening lists', level: 1 })).toBeFocused();
    await expect(steps.getByRole('link', { name: /^Company register.*Skipped/ })).toBeVisible();
    await page.getByRole('link', { name: 'Choose lists' }).click();
    await page.getByRole('button', { name: 'Add a list' }).click();
    const drawer = page.getByRole('dialog', { name: 'Add a list' });
    await drawer.getByRole('button', { name: /Known list$/ }).click();
    await page.getByRole('option', { name: 'UN Security Council' }).click();
    await expect(drawer.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('UN Security Council');
    await expect(drawer.getByRole('textbox', { name: 'Address' })).toHaveValue(/consolidated\.xml$/);
    await checkPage(page, 'list-known');
    await drawer.getByRole('button', { name: 'Cancel' }).click();
    await goto('/internal/dashboard');
    await expect(card).toContainText('Skipped:');
    await expect(card.getByRole('link', { name: 'Company register' })).toHaveAttribute('href', /step=register/);
    await goto('/internal/settings');
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Guided setup' }).press('Enter');
    await expect(steps).toBeVisible();
    watch.assertClean();
    await page.context().close();
  } finally {
    await desk.remove();
  }
});

/** The first lead of a real desk signs in with a second factor, before any mail was sent. */
async function forgetMails(desk: StaffedDesk): Promise<void> {
  const path = '/api/collections/mail_outbox/records';
  const { body } = await call(desk, 'GET', path, { token: desk.token });
  for (const { id } of body.items) await call(desk, 'DELETE', `${path}/${id}`, { token: desk.token });
}
