import { call, upload } from '../support/call.ts';
import { checkPage } from '../support/check-page.ts';
import { escaped, field } from '../support/fields.ts';
import { mail } from '../support/mailbox.ts';
import { unique } from '../support/people.ts';
import { makeCase, realFile } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test('[STAT-08, NEW-26] the last page of the wizard sends the mail; the client can be reminded once a day, not twice', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'requested');
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  await goto(`/external/new-onboarding?draft=${one.request}&step=sent`);
  await page.getByRole('button', { name: 'Send this email' }).click();
  await expect(page.getByText(`Sent to ${one.client.email}.`)).toBeVisible();
  const asked = new RegExp(escaped(one.reference));
  const invited = await mail(desk, one.client.email, asked);
  expect(invited.text).toContain(`${desk.origin('client')}/login?`);
  await checkPage(page, 'wizard-sent');

  await goto(`/external/entity/${one.subject}/overview`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Remind the client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remind the client' }).or(page.getByRole('alertdialog'));
  await dialog.getByRole('button', { name: 'Send the request again' }).click();
  await expectToast(page, 'Reminder sent');
  await mail(desk, one.client.email, /^Reminder: /);
  const { token } = await one.as(one.gatekeeper);
  const again = await call(desk, 'POST', '/api/desk/remind', { token, body: { request: one.request } });
  expect({ status: again.status, code: again.body.code }).toEqual({ status: 409, code: 'reminded-today' });
});

test('[MAIL-06, HIST-01] after sending, a corrected address gets the invitation, and the history has the values before and after', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'requested');
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  await goto(`/external/entity/${one.subject}/overview`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit onboarding' });
  const right = `right-${unique()}@example.test`;
  await drawer.getByRole('textbox', { name: /^Email of/ }).fill(right);
  await drawer.getByRole('textbox', { name: 'Reference' }).fill(`${one.reference}-B`);
  await checkPage(page, 'edit-after-sending');
  await drawer.getByRole('button', { name: 'Save and send invitation' }).click();
  await expectToast(page, `Changes saved. The invitation is being sent to ${right}`);
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  await mail(desk, right, new RegExp(escaped(`${one.reference}-B`)));
  await page.getByRole('link', { name: 'History' }).click();
  const sentence = page.getByRole('listitem').filter({ hasText: 'Changed the onboarding after sending' });
  await expect(sentence).toContainText(one.client.email);
  await expect(sentence).toContainText(right);
});

test('[NEW-06, NEW-22, DOC-08] a company missing from the register is entered by hand, and a file of an earlier onboarding is copied', async ({
  desk,
  open,
}) => {
  const earlier = await makeCase(desk, 'draft');
  const { token } = await earlier.as(earlier.gatekeeper);
  const added = { request: earlier.request, owner: 'request', type: 'articlesOfAssociation' };
  await upload(desk, token, added, realFile('scan-three-pages.pdf'));
  const { page, goto } = await open('gatekeeper', { as: earlier.gatekeeper });
  const name = `Molen ${unique()} V.O.F.`;
  await goto('/external/new-onboarding');
  await page
    .getByRole('button', { name: 'Enter the company manually' })
    .or(page.getByText('Enter the company manually'))
    .first()
    .click();
  await field(page, 'Company name').fill(name);
  await field(page, 'Registration number').fill(`9${unique()}`);
  await field(page, 'City').fill('Leiden');
  await checkPage(page, 'company-by-hand');
  await page.getByRole('button', { name: 'Use this company' }).click();
  await expect(page.getByRole('region', { name })).toContainText('Entered manually');
  await expect(page).toHaveURL(/draft=/);
  const draft = new URL(page.url()).searchParams.get('draft') ?? '';
  await goto(`/external/new-onboarding?draft=${draft}&step=3`);
  await page.getByRole('button', { name: 'Copy from earlier files' }).click();
  const drawer = page.getByRole('dialog', { name: 'Copy from earlier files' });
  await drawer.getByText('scan-three-pages.pdf').click();
  await checkPage(page, 'copy-from-earlier');
  await drawer.getByRole('button', { name: 'Copy 1 file' }).click();
  await expect(page.getByRole('region', { name: 'Files' }).getByText('scan-three-pages.pdf')).toBeVisible();
  const query = new URLSearchParams({ filter: `request = "${draft}"` });
  const kept = await call(desk, 'GET', `/api/collections/gk_requests_docs/records?${query}`, { token: desk.token });
  expect(kept.body.items.map(({ origin }: { origin: string }) => origin)).toEqual(['copied']);
});

test('[NAV-12, NAV-13] title, focus and filters are restored by the back button', async ({ desk, open }) => {
  const one = await makeCase(desk, 'requested');
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  await goto('/external/onboardings');
  await page.getByRole('link', { name: /^Requested/ }).click();
  await expect(page).toHaveURL(/status=requested/);
  await page.getByRole('searchbox').fill(one.reference);
  await expect(page).toHaveURL(/q=TR-/);
  await expect(page).toHaveTitle(/^Onboardings/);
  const list = page.url();
  await page.getByRole('row').filter({ hasText: one.company.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: one.company.name })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${escaped(one.company.name)}`));
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('searchbox')).toHaveValue(one.reference);
  await expect(page.getByRole('row').filter({ hasText: one.company.name })).toBeVisible();
  await expect(page).toHaveTitle(/^Onboardings/);
});

test('[HIST-04, NAV-13] the history shows one kind of event, also after a reload', async ({ desk, open }) => {
  const one = await makeCase(desk, 'completed');
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  await goto(`/external/entity/${one.subject}/history`);
  const kinds = page.getByRole('group', { name: 'Kinds of events' });
  await expect(page.getByText('Submitted the form').first()).toBeVisible();
  await kinds.getByText('Documents').click();
  await expect(page.getByText('Submitted the form')).toHaveCount(0);
  await expect(page.getByText(/^Verified /).first()).toBeVisible();
  const filtered = page.url();
  await page.reload();
  await expect(page).toHaveURL(filtered);
  await expect(page.getByText(/^Verified /).first()).toBeVisible();
  await expect(page.getByText('Submitted the form')).toHaveCount(0);

  await kinds.getByText('Everything').click();
  await expect(page.getByText(/^\d+ entries, none missing; \d+ are for you to read\. Verified today/)).toBeVisible();
  const entry = page.getByRole('link', { name: 'Entry 3', exact: true });
  await entry.click();
  await expect(page).toHaveURL(/#entry-3$/);
  await page.reload();
  const row = page.locator('#entry-3');
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await page.getByRole('button', { name: 'How to verify' }).click();
  await expect(page.getByRole('dialog', { name: 'How to verify this history' })).toContainText(/[0-9a-f]{64}/);
  await checkPage(page, 'history-how-to-verify');
});

test('[ONB-18, HIST-03] a change in one tab appears in the other tab of the same person', async ({ desk, open }) => {
  const one = await makeCase(desk, 'draft');
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  await goto('/external/onboardings');
  const other = await page.context().newPage();
  await other.goto(page.url());
  const row = other.getByRole('row').filter({ hasText: one.company.name });
  await expect(row).toBeVisible();
  await page.getByRole('row').filter({ hasText: one.company.name }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: /Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row).toHaveCount(0);
});
