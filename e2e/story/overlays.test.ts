import type { Locator, Page } from '@playwright/test';
import { call, done, run, view } from '../support/call.ts';
import { checkPage, fitsEnlarged } from '../support/check-page.ts';
import { makeGatekeeper, makeInstitution, makeIntern, type StaffedDesk } from '../support/people.ts';
import { type Case, makeCase } from '../support/stages.ts';
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

/** A document and a check are rejected, with a reason in one long word. */
async function rejectSome({ desk, as, intern, subject, request }: Case): Promise<void> {
  const { token } = await as(intern);
  const { documents } = await view(desk, token, 'entity', { subject, request });
  const reason = `Unreadable: ${'scan_of_the_front_'.repeat(6)}.`;
  await run(desk, token, 'reject-document', { request, document: documents.value[0].document, reason });
  await run(desk, token, 'set-check', { request, check: 'ownership', seen: 'approved', status: 'rejected', reason });
}

/** The company moved since its first registration. */
async function move(desk: StaffedDesk, { company: { number } }: Case): Promise<void> {
  const path = '/api/collections/kyc_businesses/records';
  const { token } = desk;
  const found = await call(desk, 'GET', `${path}?filter=registration_number="${number}"`, { token });
  const { id, address_history } = done(found, 'business').items[0];
  const address = { street: 'Oudezijds Voorburgwal', houseNumber: '300', postalCode: '1012 GL', city: 'Amsterdam' };
  const entry = { ...address, country: 'NL', since: '2024-05-01', source: 'register' };
  const body = { address_history: [...address_history, entry] };
  done(await call(desk, 'PATCH', `${path}/${id}`, { token, body }), 'move');
}

test('[UX-06] each drawer and dialog of the desk passes axe in both themes and fits at 400 %', async ({
  desk,
  open,
}) => {
  test.setTimeout(180_000);
  const intern = await makeIntern(desk, { role: 'lead' });
  const one = await makeCase(desk, 'submitted', { intern });
  const [settled, refused, completed] = [
    await makeCase(desk, 'settled', { like: one, intern }),
    await makeCase(desk, 'settled', { like: one, intern }),
    await makeCase(desk, 'completed', { like: one, intern }),
  ];
  await rejectSome(refused);
  await move(desk, one);
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
    [
      'problems',
      of(refused),
      async (page) => {
        await fromMenu(page, 'More actions', 'Complete');
        await button(page, 'Complete with 2 problems').click();
        await expect(page.getByRole('dialog').getByRole('alert')).toBeFocused();
      },
    ],
    ['earlier addresses', of(one), (page) => button(page, 'Earlier values').click()],
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
