import { view } from '../support/call.ts';
import { checkPage, fitsWidth } from '../support/check-page.ts';
import { press } from '../support/press.ts';
import { phone } from '../support/seats.ts';
import { accessOf, type Case, makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

const t = loadTexts('nl');

const accessAs = async (one: Case) => {
  const { token } = await one.as(one.gatekeeper);
  return (await view(one.desk, token, 'entity', { subject: one.subject })).access.status;
};

test('[ACC-02..ACC-10, ACC-15, STAT-17, ROUTE-42] a client rejects after a warning, the institution sees it, and a rejected request can still be approved', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'requested');
  const id = await accessOf(one);
  const client = await open('client', { as: one.client, language: 'nl', ...phone });
  const { page } = client;
  await client.goto('/forms');
  await press(page.locator(`main a[href*="/access/${id}"]`).first());
  await expect(page.getByText(t('access-statuses:pending'))).toBeVisible();
  await expect(page.getByText(`Sanne de Wit, ${one.institution.name}`)).toBeVisible();
  await expect(page.getByText('Purchase of an office building')).toBeVisible();
  await press(page.getByRole('button', { name: t('access-request:reject'), exact: true }));
  const dialog = page.getByRole('alertdialog', { name: t('access-request:reject-title') });
  await expect(dialog).toContainText(t('access-request:reject-body', { org: one.institution.name }));
  await checkPage(page, 'access-reject');
  await press(dialog.getByRole('button', { name: t('access-request:go-back') }));
  await expect(dialog).toBeHidden();
  await press(page.getByRole('button', { name: t('access-request:reject'), exact: true }));
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/access/${id}`));
  expect(await accessAs(one)).toBe('pending');
  await press(page.getByRole('button', { name: t('access-request:reject'), exact: true }));
  await press(dialog.getByRole('button', { name: t('access-request:reject-confirm') }));
  await expect(page.getByText(t('access-statuses:rejected'), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await accessAs(one)).toBe('rejected');

  const gatekeeper = await open('gatekeeper', { as: one.gatekeeper });
  await gatekeeper.goto(`/external/entity/${one.subject}/overview`);
  await expect(gatekeeper.page.getByText(/The client rejected your access request/)).toBeVisible();
  await expect(gatekeeper.page.getByText('Access required').first()).toBeVisible();
  await checkPage(gatekeeper.page, 'entity-rejected');

  // The card goes on with the form, and does not urge the client to change the answer.
  await client.goto('/forms');
  const card = page.getByRole('article', { name: new RegExp(one.reference) });
  await expect(card.getByRole('link', { name: t('client-forms:start'), exact: true })).toBeVisible();
  await expect(
    card.getByRole('link', { name: t('form-guide:rejected.title', { org: one.institution.name }) }),
  ).toBeVisible();
  await client.goto(`/access/${id}`);
  await press(page.getByRole('button', { name: t('access-request:approve'), exact: true }));
  await expect(page.getByText(t('access-statuses:approved'), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await accessAs(one)).toBe('approved');
  await expect(gatekeeper.page.getByText(/The client rejected your access request/)).toBeHidden();
});

test('[FORM-15, FORM-33, UX-12] the forms list shows what is requested, by whom and the deadline; it has an empty state; both fit 320 px', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'requested');
  const { page, goto } = await open('client', {
    as: one.client,
    language: 'nl',
    viewport: { width: 320, height: 640 },
  });
  await goto('/forms');
  const card = page.getByRole('article', { name: new RegExp(one.reference) }).first();
  await expect(card).toContainText(t('client-statuses:please-complete'));
  await expect(card).toContainText(one.institution.name);
  await expect(card).toContainText(one.company.name);
  await fitsWidth(page);
  await checkPage(page, 'forms-320');
  const cancelled = await makeCase(desk, 'cancelled', { type: 'individual' });
  const other = await open('client', { as: cancelled.client, language: 'nl' });
  await other.goto('/forms');
  await expect(other.page.getByText(t('client-statuses:finished'))).toBeVisible();
});
