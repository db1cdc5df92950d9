import { call } from '../support/call.ts';
import { checkPage } from '../support/check-page.ts';
import { mail } from '../support/mailbox.ts';
import { makeIntern, openDesk, type StaffedDesk, sessionOf } from '../support/people.ts';
import { expect, openSeat, test } from '../support/test.ts';

test('a lead of a new desk sees what is missing, sends a test mail, skips a step and takes it up again', async ({
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
    await expect(card.getByRole('link', { name: 'Choose lists' })).toHaveAttribute('href', '/internal/lists');
    await checkPage(page, 'dashboard-new-desk');

    await card.getByRole('button', { name: 'Send a test mail' }).click();
    await expect(card).toContainText(`The mail server accepted the test mail to ${lead.email}`);
    await expect(card).toContainText('Done: Your account, Mail');
    await mail(desk, lead.email, /^Test mail of Dossier$/);

    await card.getByRole('button', { name: 'Skip Company register' }).click();
    await expect(card).toContainText('Skipped: Company register');
    await expect(card.getByRole('list')).toBeFocused();
    await page.reload();
    await card.getByRole('button', { name: 'Take up Company register again' }).click();
    await expect(card.getByRole('button', { name: 'Skip Company register' })).toBeVisible();
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
