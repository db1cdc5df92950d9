import { call, run, view } from '../support/call.ts';
import { checkPage } from '../support/check-page.ts';
import { field } from '../support/fields.ts';
import { mail } from '../support/mailbox.ts';
import { pdfOf } from '../support/pdf.ts';
import { press } from '../support/press.ts';
import { phone } from '../support/seats.ts';
import { makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';

test('[STAT-10, STAT-11, FORM-30, FORM-31, SCR-13] an Intern returns the form: only the requested parts can be changed, and the answers are resubmitted', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'submitted');
  const { token } = await one.as(one.intern);
  for (const check of ['registration', 'activities', 'ownership', 'people'])
    await run(desk, token, 'set-check', { request: one.request, check, seen: 'pending', status: 'approved' });
  const intern = await open('intern', { as: one.intern });
  await intern.goto(`/internal/entity/${one.subject}/overview`);
  await intern.page.getByRole('button', { name: 'More actions' }).click();
  await intern.page.getByRole('menuitem', { name: 'Ask the client' }).click();
  const drawer = intern.page.getByRole('dialog');
  await drawer
    .getByRole('button', { name: 'Add an item' })
    .or(drawer.getByRole('button', { name: /^Add/ }))
    .first()
    .click();
  await intern.page.getByRole('menuitem', { name: 'Contact', exact: true }).click();
  await drawer.getByRole('textbox').fill('Please give the number of your office.');
  await checkPage(intern.page, 'ask-client');
  await drawer.getByRole('button', { name: /^Send/ }).click();
  await expect(drawer).toBeHidden();
  await mail(desk, one.client.email, new RegExp(one.reference));

  const session = await one.as(one.client);
  const client = await open('client', { session, ...phone });
  await client.goto('/forms');
  await expect(client.page.getByText('We need something from you')).toBeVisible();
  await press(client.page.getByRole('link', { name: 'Read and answer' }));
  await expect(client.page.getByRole('heading', { level: 1, name: 'We have 1 more question' })).toBeVisible();
  await expect(client.page.getByText('Please give the number of your office.')).toBeVisible();
  await checkPage(client.page, 'corrections');
  await client.goto(`/form/${one.request}?step=people`);
  await expect(client.page.locator('h1')).toBeVisible();
  await expect(client.page.getByRole('textbox')).toHaveCount(0);
  const read = () => view(desk, session.token, 'client-form', { request: one.request });
  const { answers, revisions } = await read();
  const closed = { request: one.request, section: 'people', revision: revisions.people, values: { people: [] } };
  const refused = await call(desk, 'POST', '/api/desk/save-kyc-section', { token: session.token, body: closed });
  expect(refused.body.code).toBe('section-closed');
  expect((await read()).answers).toEqual(answers);
  await client.goto(`/form/${one.request}?step=contact`);
  await field(client.page, 'Phone').fill('030 1234567');
  await client.page.getByLabel(/^Something to add/).fill('It is there now.');
  await press(client.page.getByRole('button', { name: 'Save, back to what we ask' }));
  await expect(client.page.getByText('1 of 1 done')).toBeVisible();
  await press(client.page.getByRole('button', { name: 'Send answers' }));
  await expect(client.page).toHaveURL(/\/form\/completed\//);

  const after = await view(desk, token, 'entity', { subject: one.subject });
  expect(after.request).toMatchObject({ status: 'submitted', round: 1 });
  expect(after.version.number).toBe(2);
  await expect(intern.page.getByText('Submitted', { exact: true }).first()).toBeVisible();
  // The answer is where the reviewer decides, and checks whose answers did not change keep their result.
  await expect(intern.page.getByText('It is there now.')).toBeVisible();
  for (const check of ['Registration', 'Activities', 'Ownership'])
    await expect(intern.page.getByRole('button', { name: `Review again: ${check}`, exact: true })).toBeVisible();
  await intern.page.getByRole('link', { name: 'History', exact: true }).click();
  const history = intern.page.getByRole('main');
  await expect(history).toContainText('Asked the client for corrections of Contact');
  await expect(history).toContainText('Answered the correction of Contact');
  await expect(history.getByText('Please give the number of your office.')).toBeVisible();
  await expect(history).not.toContainText(/client: (Approved|Rejected|Set) the check/);
});

test('[STAT-12, STAT-13] an Intern asks the institution, which answers', async ({ desk, open }) => {
  const one = await makeCase(desk, 'submitted');
  const intern = await open('intern', { as: one.intern });
  const gatekeeper = await open('gatekeeper', { as: one.gatekeeper });
  await gatekeeper.goto(`/external/entity/${one.subject}/overview`);
  await intern.goto(`/internal/entity/${one.subject}/overview`);
  await intern.page.getByRole('button', { name: 'More actions' }).click();
  await intern.page.getByRole('menuitem', { name: 'Ask the institution' }).click();
  const ask = intern.page.getByRole('alertdialog', { name: 'Ask the institution' });
  await expect(ask.getByRole('button', { name: 'Send the question' })).toBeDisabled();
  await ask.getByRole('textbox', { name: 'Question' }).fill('Which notary signs?');
  await ask.getByRole('button', { name: 'Send the question' }).click();
  await expect(ask).toBeHidden();
  await gatekeeper.page.getByRole('button', { name: 'Answer the question' }).first().click();
  const answer = gatekeeper.page.getByRole('dialog', { name: 'Answer the question' });
  await expect(answer).toContainText('Which notary signs?');
  await answer.getByRole('textbox', { name: 'Answer' }).fill('Kade does.');
  await answer.locator('input[type=file]').setInputFiles({
    name: 'deed.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOf(['Deed']),
  });
  // It has been checked.
  await expect(answer.getByRole('button', { name: /Choose a type/ })).toBeVisible();
  // Closed by mistake, and the page is loaded again: text and file are still there.
  await gatekeeper.page.keyboard.press('Escape');
  await expect(answer).toBeHidden();
  await gatekeeper.page.reload();
  await gatekeeper.page.getByRole('button', { name: 'Answer the question' }).first().click();
  await expect(answer.getByRole('textbox', { name: 'Answer' })).toHaveValue('Kade does.');
  await answer.getByRole('button', { name: /Choose a type/ }).click();
  await gatekeeper.page.getByRole('option', { name: 'Articles of association' }).click();
  await checkPage(gatekeeper.page, 'answer-question');
  await answer.getByRole('button', { name: 'Add 1 file' }).click();
  await expect(answer.getByRole('list', { name: 'Added since the question' })).toContainText('deed.pdf');
  await answer.getByRole('button', { name: 'Send the answer' }).click();
  await expect(answer).toBeHidden();
  const { token } = await one.as(one.intern);
  expect((await view(desk, token, 'entity', { subject: one.subject })).request.status).toBe('submitted');
  await expect(intern.page.getByText('The institution answered your question')).toBeVisible();
  await expect(intern.page.getByRole('blockquote').filter({ hasText: 'Kade does.' })).toBeVisible();
  await expect(intern.page.getByRole('link', { name: 'deed.pdf' })).toBeVisible();
  await checkPage(intern.page, 'answered-question');
});

test('[STAT-16, ARC-01, ARC-02, ARC-03, PERM-09] cancel, then restore: an admin within 30 days, with a reason; a member cannot', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'requested');
  const gatekeeper = await open('gatekeeper', { as: one.gatekeeper });
  const { page } = gatekeeper;
  await gatekeeper.goto(`/external/entity/${one.subject}/overview`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel the onboarding' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Cancel ${one.reference}?` });
  await expect(dialog.getByRole('button', { name: 'Cancel the onboarding' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('The sale is off.');
  await dialog.getByRole('button', { name: 'Cancel the onboarding' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Archived', { exact: true }).first()).toBeVisible();
  await gatekeeper.goto('/external/archive');
  await expect(page.getByText(one.company.name).first()).toBeVisible();
  await checkPage(page, 'archive');
  const { token } = await one.as(one.gatekeeper);
  const refused = await call(desk, 'POST', '/api/desk/restore', {
    token,
    body: { request: one.request, reason: 'It is on again.' },
  });
  expect(refused.status).toBe(403);
  expect((await view(desk, token, 'entity', { subject: one.subject })).request.status).toBe('archived');
});
