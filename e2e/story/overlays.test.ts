import type { Locator, Page } from '@playwright/test';
import { view } from '../support/call.ts';
import { checkPage, fitsEnlarged } from '../support/check-page.ts';
import { makeGatekeeper, makeInstitution, makeIntern } from '../support/people.ts';
import { makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';

/** A drawer, dialog or menu that no other journey checks: its page, and how it opens. */
type Overlay = readonly [name: string, path: string, open: (page: Page) => Promise<void>];

const anOverlay = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first();

async function fromMenu(page: Page, menu: string | RegExp, item: string | RegExp): Promise<void> {
  await button(page, menu).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function checkOverlays(page: Page, goto: (path: string) => Promise<void>, overlays: readonly Overlay[]) {
  for (const [name, path, open] of overlays)
    await test.step(name, async () => {
      await goto(path);
      await open(page);
      await expect(page.locator(anOverlay).first(), name).toBeVisible();
      await checkPage(page, `overlay-${name.replaceAll(' ', '-')}`, anOverlay);
      await fitsEnlarged(page);
    });
}

test('[UX-06] each drawer and dialog of the desk passes axe in both themes and fits at 400 %', async ({
  desk,
  open,
}) => {
  test.setTimeout(120_000);
  const intern = await makeIntern(desk, { role: 'lead' });
  const one = await makeCase(desk, 'submitted', { intern });
  const [settled, completed] = [
    await makeCase(desk, 'settled', { like: one, intern }),
    await makeCase(desk, 'completed', { like: one, intern }),
  ];
  const { token } = await one.as(intern);
  const { documents } = await view(desk, token, 'entity', { subject: one.subject, request: one.request });
  const of = ({ subject, request }: typeof one, tab = 'overview') =>
    `/internal/entity/${subject}/${tab}?request=${request}`;
  const { page, goto } = await open('intern', { as: intern });
  await checkOverlays(page, goto, [
    ['identity', of(one), (page) => button(page, /^Verify the identity/).click()],
    ['reject a check', of(one), (page) => button(page, /^Reject: /).click()],
    ['not ready', of(one), (page) => fromMenu(page, 'More actions', 'Complete')],
    ['complete', of(settled), (page) => button(page, 'Complete').click()],
    ['reopen', of(completed), (page) => fromMenu(page, 'More actions', 'Reopen')],
    [
      'reject a document',
      of(one, `documents/view/${documents.value[0].doc}`),
      (page) => button(page, /^Reject/).click(),
    ],
    ['new institution', '/internal/settings?section=institutions', (page) => button(page, 'New institution').click()],
    ['backup schedule', '/internal/settings?section=system', (page) => button(page, 'Change the schedule').click()],
    ['columns', '/internal/onboardings?tab=all', (page) => button(page, 'Columns').click()],
    ['filter', '/internal/onboardings?tab=all', (page) => button(page, /^Institution/).click()],
    ['user menu', '/internal/dashboard', (page) => button(page, /user menu/).click()],
  ]);
});

test('[UX-06] each drawer and dialog of an institution passes axe in both themes and fits at 400 %', async ({
  desk,
  open,
}) => {
  test.setTimeout(120_000);
  const institution = await makeInstitution(desk);
  const gatekeeper = await makeGatekeeper(desk, institution, { role: 'admin' });
  await makeGatekeeper(desk, institution, { firstName: 'Pieter', lastName: 'Kade' });
  const one = await makeCase(desk, 'requested', { institution, gatekeeper });
  const [draft, cancelled] = [
    await makeCase(desk, 'draft', { like: one }),
    await makeCase(desk, 'cancelled', { like: one }),
  ];
  const of = ({ subject, request }: typeof one, tab = 'overview') =>
    `/external/entity/${subject}/${tab}?request=${request}`;
  const { page, goto } = await open('gatekeeper', { as: gatekeeper });
  await checkOverlays(page, goto, [
    ['add documents', of(one, 'documents'), (page) => button(page, /^Add/).click()],
    ['remind', of(one), (page) => fromMenu(page, 'More actions', 'Remind the client')],
    ['restore', of(cancelled), (page) => fromMenu(page, 'More actions', 'Restore')],
    ['calendar', `/external/new-onboarding?draft=${draft.request}&step=2`, (page) => button(page, 'Calendar').click()],
    [
      'close an account',
      '/external/settings?section=users',
      (page) => fromMenu(page, 'Actions for Pieter Kade', 'Close the account'),
    ],
    ['log out everywhere', '/external/settings?section=security', (page) => button(page, 'Log out everywhere').click()],
    [
      'save a view',
      `/external/onboardings?q=${one.company.number}`,
      async (page) => {
        await button(page, /^Views/).click();
        await page.getByText('Save as a new view').click();
        await expect(page.getByRole('dialog').last()).toContainText('Save');
      },
    ],
    ['export', '/external/onboardings', (page) => button(page, /^Export/).click()],
    ['language', '/external/dashboard', (page) => button(page, /^Language/).click()],
  ]);
});
