import { view } from '../support/call.ts';
import { checkPage } from '../support/check-page.ts';
import { makeIntern } from '../support/people.ts';
import { press } from '../support/press.ts';
import { phone } from '../support/seats.ts';
import { accessOf, makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';

test('[ACC-17] a lead confirms an owner and merges two vaults of one company; the next institution and the owner see who manages it', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'submitted');
  const two = await makeCase(desk, 'submitted', { company: one.company });
  expect(two.subject).not.toBe(one.subject);
  const lead = await makeIntern(desk, { role: 'lead' });
  const { page, goto } = await open('intern', { as: lead });
  const vault = page.getByRole('region', { name: 'Vault', exact: true });
  const dialog = page.getByRole('alertdialog');
  const confirm = async () => {
    await vault.getByRole('button', { name: 'Confirm owner' }).click();
    await expect(dialog.getByRole('button', { name: 'Confirm owner' })).toBeDisabled();
    await dialog.getByLabel('Reason').fill('Spoke with the company at its published number.');
    await dialog.getByRole('button', { name: 'Confirm owner' }).click();
    await expect(vault.getByText('Confirmed owner').first()).toBeVisible();
  };

  await goto(`/internal/entity/${two.subject}/overview`);
  await expect(vault.getByText('Unproven owner').first()).toBeVisible();
  await expect(vault.getByText(`named by ${two.institution.name}`)).toBeVisible();
  await confirm();
  await goto(`/internal/entity/${one.subject}/overview`);
  await confirm();
  await checkPage(page, 'entity-vault');
  await vault.getByRole('button', { name: 'Merge' }).click();
  await dialog.getByLabel('Reason').fill('Both directors confirmed that it is the same company.');
  await checkPage(page, 'entity-vault-merge');
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(vault.getByText('Other vaults of this company')).toBeHidden();
  await expect(vault.getByRole('listitem')).toHaveCount(2);
  await goto(`/internal/entity/${two.subject}/overview`);
  await expect(page.getByRole('heading', { level: 1, name: one.company.name })).toBeVisible();

  const next = await makeCase(desk, 'requested', { company: one.company });
  const gatekeeper = await open('gatekeeper', { as: next.gatekeeper });
  await gatekeeper.goto(`/external/entity/${one.subject}/overview`);
  await expect(gatekeeper.page.getByText('managed by another person')).toBeVisible();
  await checkPage(gatekeeper.page, 'entity-other-owner');

  const owner = await open('client', { as: one.client, ...phone });
  const { forms } = await view(desk, (await one.as(one.client)).token, 'client-forms');
  const asked = forms.find(({ request }: { request: string }) => request === next.request);
  await owner.goto(`/access/${asked.access.id}`);
  await press(owner.page.getByRole('button', { name: /^Let .* help$/ }));
  await checkPage(owner.page, 'access-contact');
  await press(owner.page.getByRole('alertdialog').getByRole('button', { name: /^Let .* help$/ }));
  await expect(owner.page.getByText('This person helps you')).toBeVisible();
  expect(await accessOf(next)).toBe(asked.access.id);
});
