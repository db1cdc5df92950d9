import { businessAnswers } from '@dossier/domain/testing/sample-form';
import { run, view } from '../support/call.ts';
import { checkPage, fitsWidth } from '../support/check-page.ts';
import { tick } from '../support/fields.ts';
import { press } from '../support/press.ts';
import { phone } from '../support/seats.ts';
import { type Case, dayAhead, makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';

/** Submitted for one institution, with an identity document that expires soon. */
async function answeredBefore(one: Case): Promise<void> {
  const { desk, request, client, company } = one;
  const { token } = await one.as(client);
  const { revisions } = await view(desk, token, 'client-form', { request });
  const { people: answers } = businessAnswers(client, company);
  const people = answers?.people?.map((person, at) =>
    at === 0 ? { ...person, identityExpiry: dayAhead(40) } : person,
  );
  await run(desk, token, 'save-kyc-section', {
    request,
    section: 'people',
    revision: revisions.people,
    values: { people },
  });
  await run(desk, token, 'submit', { request });
}

test('[FORM-32, FORM-33, ACC-05] a client who answered for another institution before approves and confirms on one page', async ({
  desk,
  open,
}) => {
  const before = await makeCase(desk, 'filled');
  await answeredBefore(before);
  const one = await makeCase(desk, 'requested', { company: before.company, client: before.client });
  const org = one.institution.name;
  const { page, goto } = await open('client', {
    as: before.client,
    ...phone,
  });
  await goto('/forms');
  const card = page.getByRole('article', { name: new RegExp(one.reference) });
  // The form requests the access itself: no second request is shown.
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Ready to confirm');
  await checkPage(page, 'forms-accelerated');
  await press(card.getByRole('link', { name: 'Start, about 2 minutes' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Is this still correct?' })).toBeFocused();
  await expect(page.getByText(/^Passport of .* is valid until /)).toBeVisible();
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row('People').getByRole('img', { name: 'Please check' })).toBeVisible();
  await expect(row('Documents of the company')).toContainText('2 documents');
  await fitsWidth(page);
  await checkPage(page, 'form-confirm');
  const confirm = page.getByRole('button', { name: 'Approve and confirm' });
  await tick(page.getByRole('checkbox', { name: 'My answers are complete and true' }));
  await press(confirm);
  await expect(page.getByRole('alert').first()).toBeFocused();
  await expect(page.getByRole('link', { name: `Tick that ${org} may see this information` })).toBeVisible();
  const { token } = await one.as(one.gatekeeper);
  const seen = () => view(desk, token, 'entity', { subject: one.subject });
  expect((await seen()).access.status).toBe('pending');
  await tick(page.getByRole('checkbox', { name: `${org} may access this information and these documents` }));
  await press(confirm);
  await expect(page).toHaveURL(/\/form\/completed\//);
  const { access, request } = await seen();
  expect([access.status, request.status]).toEqual(['approved', 'submitted']);
});
