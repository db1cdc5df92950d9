import type { Page } from '@playwright/test';
import { call, run, view } from '../support/call.ts';
import { checkPage, fitsEnlarged } from '../support/check-page.ts';
import { mail } from '../support/mailbox.ts';
import { makeGatekeeper, makeInstitution } from '../support/people.ts';
import { type Case, dayAhead, makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const rowOf = (page: Page, { company }: Case) => page.getByRole('row').filter({ hasText: company.name });

async function openMenu(page: Page, one: Case, item: RegExp): Promise<void> {
  await rowOf(page, one)
    .getByRole('button', { name: 'Actions' })
    .or(rowOf(page, one).getByRole('button'))
    .last()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('[ONB-04, ONB-05, ONB-06, DASH-09] a new institution sees instructions in the empty state', async ({
  desk,
  open,
}) => {
  const { page, goto } = await open('gatekeeper', { as: await makeGatekeeper(desk, await makeInstitution(desk)) });
  await goto('/external/onboardings');
  await expect(page.getByText('No items found', { exact: true })).toBeVisible();
  await expect(page.getByText('Start with your first onboarding', { exact: true })).toBeVisible();
  await checkPage(page, 'onboardings-empty');
  await page.getByRole('link', { name: 'Start new onboarding' }).click();
  await expect(page).toHaveURL(/\/external\/new-onboarding/);
});

test('[ONB-01, ONB-02, ONB-03, ONB-12, ONB-14] the list is searched by name, reference and registration number while typing', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'requested');
  const other = await makeCase(desk, 'draft', { like: one });
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  await goto('/external/onboardings');
  await expect(rowOf(page, other)).toBeVisible();
  for (const column of ['Client', 'Type', 'Reference', 'Status', 'Waiting on', 'Deadline', 'Assigned', 'Updated']) {
    await expect(page.getByRole('columnheader', { name: new RegExp(column) })).toBeVisible();
  }
  await checkPage(page, 'onboardings');
  const search = page.getByRole('searchbox');
  for (const text of [one.company.name, one.reference, one.company.number]) {
    await search.fill(text);
    await expect(rowOf(page, one)).toBeVisible();
    await expect(rowOf(page, other), text).toHaveCount(0);
  }
  await search.fill('nothing is called this');
  await expect(page.getByText('No items found', { exact: true })).toBeVisible();
});

test('[ONB-07, ONB-08, ONB-09, TOAST-11] a draft is deleted permanently after confirmation; cancelling keeps it', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'draft');
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  await goto('/external/onboardings');
  await openMenu(page, one, /Delete/);
  const dialog = page.getByRole('alertdialog', { name: `Delete ${one.reference}?` });
  await checkPage(page, 'delete-draft');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(rowOf(page, one)).toBeVisible();
  await openMenu(page, one, /Delete/);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(page, 'Onboarding deleted');
  await expect(rowOf(page, one)).toHaveCount(0);
  const path = `/api/collections/gk_requests/records/${one.request}`;
  expect((await call(desk, 'GET', path, { token: desk.token })).status).toBe(404);
});

for (const [stage, title, confirm] of [
  ['requested', 'Cancel and archive', 'Cancel and archive'],
  ['submitted', 'Cancel and archive', 'Cancel and archive'],
] as const) {
  test(`[ONB-10, ARC-01] deleting an onboarding that is ${stage} archives it, with a warning first`, async ({
    desk,
    open,
  }) => {
    const one = await makeCase(desk, stage);
    const session = await one.as(one.gatekeeper);
    const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
    await goto('/external/onboardings');
    await openMenu(page, one, /Delete/);
    const dialog = page.getByRole('alertdialog', { name: `${title} ${one.reference}?` });
    await dialog.getByLabel('Reason').fill('The sale is off.');
    await dialog.getByRole('button', { name: confirm, exact: true }).click();
    await expectToast(page, 'Onboarding archived');
    const { request } = await view(desk, session.token, 'entity', { subject: one.subject });
    expect(request).toMatchObject({ status: 'archived', outcome: 'cancelled' });
  });
}

test('[ONB-10, ARC-01] a completed onboarding is archived at once, and back by Undo; a selection is reminded', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'completed');
  const other = await makeCase(desk, 'requested', { like: one });
  const { token } = await one.as(one.gatekeeper);
  const statusOf = async ({ subject }: Case) => (await view(desk, token, 'entity', { subject })).request.status;
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  await goto('/external/onboardings');
  await openMenu(page, one, /^Archive/);
  await expect(rowOf(page, one)).toHaveCount(0);
  expect(await statusOf(one)).toBe('archived');
  const bar = page.getByRole('toolbar', { name: 'Selected onboardings' });
  await expect(bar).toContainText(`${one.reference} archived`);
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, one)).toBeVisible();
  expect(await statusOf(one)).toBe('completed');

  await page.keyboard.press('Control+a');
  await expect(bar).toContainText('2 selected');
  await checkPage(page, 'onboardings-selected');
  await fitsEnlarged(page);
  const menu = bar.getByRole('button', { name: 'Export' });
  const file = page.waitForEvent('download');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click();
  expect((await file).suggestedFilename()).toMatch(/^onboardings-.*\.xlsx$/);
  await bar.getByRole('button', { name: 'Remind 1' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Send 1 reminder?' });
  await checkPage(page, 'remind-selected');
  await dialog.getByRole('button', { name: 'Send 1 reminder' }).click();
  await expect(bar).toContainText('1 reminder sent');
  // Again: the other one stays selected, and the client was reminded today.
  await rowOf(page, other).getByRole('checkbox').check({ force: true });
  await bar.getByRole('button', { name: 'Remind 1' }).click();
  await dialog.getByRole('button', { name: 'Send 1 reminder' }).click();
  await expect(page.getByRole('alert').filter({ hasText: other.reference })).toBeVisible();
  await checkPage(page, 'refused-selected');

  const draft = await makeCase(desk, 'draft', { like: one });
  await rowOf(page, draft).getByRole('checkbox').check({ force: true });
  await bar.getByRole('button', { name: 'Send 1 draft' }).click();
  const sending = page.getByRole('alertdialog', { name: /^Send 1 draft/ });
  await checkPage(page, 'send-selected');
  await sending.getByRole('button', { name: /^Send 1/ }).click();
  await expect(bar).toContainText('1 draft sent');
  await expect(rowOf(page, draft)).toContainText('Requested');
  expect((await mail(desk, draft.client.email, /./)).text).toContain('http');
});

test('[ONB-18, HIST-03] a row changed by another person is updated in the list', async ({ desk, open }) => {
  const one = await makeCase(desk, 'draft');
  const session = await one.as(one.gatekeeper);
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  await goto('/external/onboardings');
  await expect(rowOf(page, one)).toContainText('Draft');
  await run(desk, session.token, 'send', { request: one.request });
  await expect(rowOf(page, one)).toContainText('Requested');
});

test('[ONB-16, UX-07] the list is operated by keyboard: slash, j and k, Enter, n', async ({ desk, open }) => {
  const one = await makeCase(desk, 'requested');
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  await goto('/external/onboardings');
  await expect(rowOf(page, one)).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.locator('h1').click();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/external/entity/${one.subject}/overview\\?request=${one.request}`));
  await page.goBack();
  await expect(rowOf(page, one)).toBeVisible();
  await page.locator('h1').click();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/external\/new-onboarding/);
});

test('[DASH-01..DASH-05] the dashboard shows the correct counts', async ({ desk, open }) => {
  const one = await makeCase(desk, 'completed');
  await makeCase(desk, 'requested', { like: one });
  await makeCase(desk, 'submitted', { like: one });
  const newest = await makeCase(desk, 'submitted', { like: one });
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  await goto('/external/dashboard');
  for (const [card, figure] of [
    ['Open Onboarding Requests', '1'],
    ['Onboardings in Review', '2'],
    ['Active Subscriptions', '0'],
    ['Completed Onboardings', '1'],
  ] as const) {
    await expect(page.getByRole('region', { name: card }).getByRole('paragraph').first(), card).toHaveText(figure);
  }
  await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
  await expect(page.getByText(newest.company.name).first()).toBeVisible();
  await checkPage(page, 'dashboard');
});

test('[NEW-29, PORT-09] sending requires a contact, a reference and a deadline in the future', async ({ desk }) => {
  const without = [
    [{ contact: '' }, 'contact-missing'],
    [{ reference: '' }, 'reference-missing'],
    [{ deadline: dayAhead(-1) }, 'deadline-not-in-future'],
  ] as const;
  for (const [values, code] of without) {
    const one = await makeCase(desk, 'draft', { values });
    const { token } = await one.as(one.gatekeeper);
    const answer = await call(desk, 'POST', '/api/desk/send', { token, body: { request: one.request } });
    expect(answer.body.code).toBe(code);
    expect((await view(desk, token, 'draft', { request: one.request })).status).toBe('draft');
  }
});
