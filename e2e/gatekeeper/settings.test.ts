import { call, run, view } from '../support/call.ts';
import { checkPage } from '../support/check-page.ts';
import { mail } from '../support/mailbox.ts';
import { makeGatekeeper, makeInstitution, makeIntern, password, session, unique } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { makeCase, realFile } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';
import { expectToast } from '../support/toast.ts';

test('[SET-01, SET-02, UX-09] an admin changes the institution; a colour that is too light is rejected with a suggestion that passes', async ({
  desk,
  open,
}) => {
  const institution = await makeInstitution(desk);
  const admin = await makeGatekeeper(desk, institution, { firstName: 'Noor', role: 'admin' });
  const { page, goto } = await open('gatekeeper', { as: admin });
  await goto('/external/settings');
  await page.getByRole('link', { name: 'Organisation' }).click();
  await expect(page).toHaveURL(/section=organisation/);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kade & Partners');
  await page.getByRole('textbox', { name: 'Colour' }).fill('#8FB8D8');
  await expect(page.getByText('4.5 is needed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await checkPage(page, 'settings-colour');
  await page.getByRole('button', { name: /^Use #/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Settings saved');
  await page.getByRole('link', { name: 'Support details' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Call us on working days.');
  await expect(page.getByRole('region', { name: 'Preview for clients' })).toContainText('Call us on working days.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await checkPage(page, 'settings-support');
  const stored = await call(desk, 'GET', `/api/collections/gk_org/records/${institution.id}`, { token: desk.token });
  expect(stored.body).toMatchObject({ name: 'Kade & Partners', support_text: 'Call us on working days.' });
  expect(stored.body.accent).not.toBe('#8fb8d8');
  await expect(page.getByText('Kade & Partners').first()).toBeVisible();
});

test('[SET-02] an admin invites a colleague, sets the role and closes the account; a member has read access only', async ({
  desk,
  open,
}) => {
  const institution = await makeInstitution(desk);
  const admin = await makeGatekeeper(desk, institution, { firstName: 'Noor', role: 'admin' });
  const member = await makeGatekeeper(desk, institution, { firstName: 'Sanne' });
  const { page, goto } = await open('gatekeeper', { as: admin });
  await goto('/external/settings?section=users');
  await page.getByRole('button', { name: 'Invite a user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a user' });
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await checkPage(page, 'settings-invite');
  const email = `esmee.${unique()}@staff.example`;
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Esmée');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Verhulst');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expectToast(page, `Invitation sent to ${email}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Invited');
  await checkPage(page, 'settings-users');
  const invited = await mail(desk, email, /^Your account at /);
  expect(invited.text).toContain(`${desk.origin('gatekeeper')}/reset-password?email=${encodeURIComponent(email)}`);

  await row.getByRole('button', { name: 'Role of Esmée Verhulst' }).click();
  await page.getByRole('option', { name: 'Admin' }).click();
  await expectToast(page, 'Role changed');
  await row.getByRole('button', { name: 'Actions for Esmée Verhulst' }).click();
  await page.getByRole('menuitem', { name: 'Close the account' }).click();
  await page
    .getByRole('alertdialog', { name: 'Close the account of Esmée Verhulst?' })
    .getByRole('button', { name: 'Close the account' })
    .click();
  await expect(row).toContainText('Closed');

  const reader = await open('gatekeeper', { as: member });
  await reader.goto('/external/settings?section=users');
  await expect(reader.page.getByText('An admin can change this.')).toBeVisible();
  await expect(reader.page.getByRole('row').filter({ hasText: email })).toContainText('Closed');
  await expect(reader.page.getByRole('button', { name: 'Invite a user' })).toHaveCount(0);
  await checkPage(reader.page, 'settings-read-only');
});

test('[SET-02] a lead selects whose settings to change; the service organisation has its own', async ({
  desk,
  open,
}) => {
  const institution = await makeInstitution(desk, `Duinrand ${unique()}`);
  const lead = await makeIntern(desk, { firstName: 'Ilse', role: 'lead' });
  const { page, goto } = await open('intern', { as: lead });
  await goto('/internal/settings?section=users');
  await expect(page.getByRole('row').filter({ hasText: lead.email })).toContainText('You');
  await page.getByRole('button', { name: /Organisation$/ }).click();
  await page.getByRole('option', { name: institution.name }).click();
  await expect(page).toHaveURL(new RegExp(`org=${institution.id}`));
  await page.getByRole('link', { name: 'Organisation' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(institution.name);
  await page.getByRole('textbox', { name: 'Sector' }).fill('Bank');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Settings saved');
  await checkPage(page, 'settings-of-an-institution');
});

test('[SET-02] an invited colleague sets a password through a mail to their own address, and logs in', async ({
  desk,
  open,
}) => {
  const t = loadTexts('en');
  const institution = await makeInstitution(desk);
  const admin = await makeGatekeeper(desk, institution, { role: 'admin' });
  const { token } = await session(desk, admin);
  const email = `bilal.${unique()}@staff.example`;
  const names = { firstName: 'Bilal', lastName: 'Toprak' };
  await run(desk, token, 'invite-user', { org: institution.id, ...names, email, role: 'member', language: 'en' });
  const invited = await mail(desk, email, /^Your account at /);
  const link = /https?:\/\/\S+\/reset-password\?email=\S+/.exec(invited.text)?.[0] ?? '';
  const { page, goto } = await open('gatekeeper');
  await page.goto(link);
  await expect(page.getByLabel(t('account:email'))).toHaveValue(email);
  await page.getByRole('button', { name: t('account:reset.send') }).click();
  const { text } = await mail(desk, email, /new password/);
  await page.goto(/https?:\/\/\S+\?token=\S+/.exec(text)?.[0] ?? '');
  await page.getByLabel(t('account:password'), { exact: true }).fill(password);
  await page.getByLabel(t('account:again')).fill(password);
  await page.getByRole('button', { name: t('account:reset.save') }).click();
  await expect(page.getByText(t('account:reset.saved-title'))).toBeVisible();
  await goto('/login');
  await signIn(desk, page, { portal: 'gatekeeper', email }, t);
  await expect(page).toHaveURL(/\/external\/dashboard$/);
  const { users } = await view(desk, token, 'organisation');
  expect(users.find((user: { email: string }) => user.email === email)).toMatchObject({ state: 'active' });
});

test('[SET-01] leaving the settings with changes asks for confirmation: staying keeps the input, leaving discards it', async ({
  desk,
  open,
}) => {
  const institution = await makeInstitution(desk);
  const admin = await makeGatekeeper(desk, institution, { firstName: 'Noor', role: 'admin' });
  const { page, goto } = await open('gatekeeper', { as: admin });
  await goto('/external/settings?section=nothing');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Noor');
  await page.getByRole('link', { name: 'Notifications' }).click();
  await page.getByRole('button', { name: /Answers, email/ }).click();
  await page.getByRole('option', { name: 'Never' }).click();
  await page.getByRole('cell', { name: 'Mentions, in Dossier' }).locator('label').click();
  await expect(page.getByText('2 unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Settings saved');
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Mentions, in Dossier' })).not.toBeChecked();
  await expect(page.getByRole('button', { name: /Answers, email/ })).toContainText('Never');
  await checkPage(page, 'settings-notifications');

  await goto('/external/settings');
  const name = page.getByRole('textbox', { name: 'First name' });
  await name.fill('Noortje');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('1 change is not saved');
  await checkPage(page, 'settings-leave');
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page).toHaveURL(/\/external\/settings$/);
  await expect(name).toHaveValue('Noortje');
  await page.getByRole('link', { name: 'Support details' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/section=support/);
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(name).toHaveValue('Noor');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/external\/dashboard$/);
});

test("[SET-02, UX-09] an institution's logo and colour are on the login page of its clients, and on no other", async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'requested');
  const admin = await makeGatekeeper(desk, one.institution, { firstName: 'Noor', role: 'admin' });
  const { page, goto } = await open('gatekeeper', { as: admin });
  await goto('/external/settings?section=organisation');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chosen).setFiles(realFile('card.png'));
  await expectToast(page, 'Settings saved');
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Colour' }).fill('#1f4b8f');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();

  const client = await open('client');
  const filled = client.page.getByRole('button', { name: 'Send me a code' });
  await client.goto(`/login?formId=${one.request}`);
  await expect(client.page.locator('header img, img').first()).toHaveAttribute('src', /\/api\/files\/gk_org\//);
  await expect(filled).toHaveCSS('background-color', 'rgb(31, 75, 143)');
  await checkPage(client.page, 'login-in-colour');
  await client.goto('/login');
  await expect(filled).toHaveCSS('background-color', 'rgb(15, 92, 87)');
});

test('[SET-02, ENT-13] an admin sets reminders and templates, which the onboarding then has', async ({
  desk,
  open,
}) => {
  const institution = await makeInstitution(desk);
  const admin = await makeGatekeeper(desk, institution, { firstName: 'Noor', role: 'admin' });
  const one = await makeCase(desk, 'approved', { institution, gatekeeper: admin });
  const { page, goto } = await open('gatekeeper', { as: admin });
  await goto('/external/settings?section=times');
  const second = page.getByRole('textbox', { name: 'Reminder 2, after days' });
  await second.fill('2');
  await expect(page.getByText('Each reminder must be later than the one before it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await second.fill('10');
  await page.getByRole('textbox', { name: 'Send a draft' }).fill('4');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Settings saved');
  await checkPage(page, 'settings-times');

  await page.getByRole('link', { name: 'Reason templates' }).click();
  const cancelling = page.getByRole('region', { name: 'Cancel an onboarding' });
  await cancelling.getByRole('button', { name: /^Add a template/ }).click();
  const drawer = page.getByRole('dialog', { name: 'New template' });
  await drawer.getByRole('textbox', { name: 'Name, English' }).fill('Buyer withdrew');
  await drawer.getByRole('textbox', { name: 'Text, English' }).fill('The buyer withdrew from {{refrence}}.');
  await drawer.getByRole('textbox', { name: 'Name, Nederlands' }).fill('Koper trekt zich terug');
  await drawer.getByRole('textbox', { name: 'Text, Nederlands' }).fill('De koper trekt zich terug.');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('This text contains a placeholder that does not exist')).toBeVisible();
  await checkPage(page, 'settings-template');
  await drawer.getByRole('textbox', { name: 'Text, English' }).fill('The buyer withdrew from {{reference}}.');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Template saved');
  await expect(cancelling.getByRole('listitem')).toHaveCount(3);
  await cancelling.getByRole('button', { name: 'Move Buyer withdrew up' }).click();
  await expect(cancelling.getByRole('listitem').nth(1)).toContainText('Buyer withdrew');
  await cancelling.getByRole('button', { name: 'Remove Requested twice' }).click();
  await cancelling.getByRole('button', { name: 'Undo' }).click();
  await expect(cancelling.getByRole('listitem')).toHaveCount(3);
  await checkPage(page, 'settings-templates');

  await goto(`/external/entity/${one.subject}/overview?request=${one.request}`);
  const reminders = page.getByRole('region', { name: 'Reminders' });
  await expect(reminders).toContainText('Reminder 1 of 3');
  await reminders.getByRole('button', { name: 'Stop reminders for this onboarding' }).click();
  await expect(reminders).toContainText('Reminders are stopped for this onboarding.');
  await expect(reminders.getByRole('button', { name: 'Resume reminders' })).toBeFocused();
  await reminders.getByRole('button', { name: 'Resume reminders' }).click();
  await expect(reminders).toContainText('Reminder 1 of 3');
  await checkPage(page, 'entity-reminders');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel' }).click();
  const dialog = page.getByRole('alertdialog');
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await reason.fill('My own words.');
  await dialog.getByRole('button', { name: 'Buyer withdrew' }).click();
  await expect(reason).toHaveValue(`The buyer withdrew from ${one.reference}.`);
  await checkPage(page, 'cancel-with-template');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(reason).toHaveValue('My own words.');
});

test('[SET-02] a reload opens the same form of the same record again, with what was typed; Cancel discards it', async ({
  desk,
  open,
}) => {
  const institution = await makeInstitution(desk);
  const admin = await makeGatekeeper(desk, institution, { firstName: 'Noor', role: 'admin' });
  const { page, goto } = await open('gatekeeper', { as: admin });
  await goto('/external/settings?section=templates');
  const cancelling = page.getByRole('region', { name: 'Cancel an onboarding' });
  await cancelling.getByRole('button', { name: 'Edit Requested twice' }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit template' });
  const text = drawer.getByRole('textbox', { name: 'Text, English' });
  const stored = await text.inputValue();
  await text.fill('We asked for this twice.');
  await page.reload();
  await expect(text).toHaveValue('We asked for this twice.');
  await drawer.getByRole('button', { name: 'Cancel' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).not.toHaveURL(/opened=/);
  await expect(cancelling.getByRole('button', { name: 'Edit Requested twice' })).toBeFocused();
  await cancelling.getByRole('button', { name: 'Edit Requested twice' }).click();
  await expect(text).toHaveValue(stored);
  await drawer.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'Users' }).click();
  await page.getByRole('button', { name: 'Invite a user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a user' });
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Esmée');
  await dialog.getByRole('radio', { name: /^Admin/ }).check({ force: true });
  await page.reload();
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Esmée');
  await expect(dialog.getByRole('radio', { name: /^Admin/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Invite a user' })).toBeFocused();

  // A form of the page itself asks the browser's own question before a reload.
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Noortje');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload().catch(() => undefined);
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await reloaded;
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Noortje');
});
