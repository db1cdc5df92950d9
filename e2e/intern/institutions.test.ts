import { view } from '../support/call.ts';
import { checkPage } from '../support/check-page.ts';
import { makeIntern, sessionOf, unique } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test('[SET-02, PERM-05] a lead creates an institution, invites a second admin, closes it with a reason and reopens it', async ({
  desk,
  open,
}) => {
  const lead = await makeIntern(desk, { firstName: 'Ilse', role: 'lead' });
  const name = `Waterman ${unique()}`;
  const { page, goto } = await open('intern', { as: lead });
  await goto('/internal/settings?section=institutions');
  await page.getByRole('button', { name: 'New institution' }).click();
  const drawer = page.getByRole('dialog', { name: 'New institution' });
  await expect(drawer.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await drawer.getByRole('button', { name: 'Create and invite' }).click();
  await expect(drawer.getByText('Please enter a valid email address')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await drawer.getByRole('textbox', { name: 'First name' }).fill('Tom');
  await drawer.getByRole('textbox', { name: 'Last name' }).fill('Waterman');
  const email = `tom.${unique()}@staff.example`;
  await drawer.getByRole('textbox', { name: 'Email' }).fill(email);
  await drawer.getByRole('button', { name: 'Create and invite' }).click();
  await expectToast(page, `${name} was created. ${email} is invited.`);

  const details = page.getByRole('button', { name: `Details of ${name}` });
  await details.click();
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  await expect(details).toBeFocused();
  await expect(page.getByRole('list', { name: `Admins of ${name}` })).toContainText('Invited, not signed in yet');
  // The toast lies over a row of a long list.
  await expect(page.getByText(`${name} was created.`)).toBeHidden({ timeout: 15_000 });
  await checkPage(page, 'settings-institutions');

  const opened = page.getByRole('region', { name, exact: true });
  await opened.getByRole('button', { name: 'Invite an admin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a user' });
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Eva');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Ketting');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`eva.${unique()}@staff.example`);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('list', { name: `Admins of ${name}` }).getByRole('listitem')).toHaveCount(2);
  await expect(opened.getByRole('button', { name: 'Invite an admin' })).toBeFocused();

  await opened.getByRole('button', { name: 'Close institution' }).click();
  const ask = page.getByRole('alertdialog', { name: `Close ${name}?` });
  await ask.getByRole('textbox', { name: 'Reason' }).fill('The institution has ended its contract.');
  await ask.getByRole('button', { name: 'Close institution' }).click();
  await expectToast(page, `${name} is closed`);
  await expect(page.getByText('Closed because: The institution has ended its contract.')).toBeVisible();
  const { token } = await sessionOf(desk, lead);
  const stateOf = async () => {
    const { institutions } = await view(desk, token, 'institutions');
    return institutions.find((one: { name: string }) => one.name === name).state;
  };
  expect(await stateOf()).toBe('closed');
  await opened.getByRole('button', { name: 'Reopen' }).click();
  await expectToast(page, `${name} is open again`);
  expect(await stateOf()).toBe('invited');
});
