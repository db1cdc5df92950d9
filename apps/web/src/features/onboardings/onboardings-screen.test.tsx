import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { show } from '#testing/test-page.tsx';
import { type Asked, answerWith } from '#testing/test-server.ts';
import { Toasts } from '#ui/toast.tsx';
import type { ListSearch } from './list-search.ts';
import { OnboardingsScreen } from './onboardings-screen.tsx';

const row = {
  id: 'draft1',
  number: 'KV-2026-000001',
  subject: 'subject1',
  name: 'Polder Bouw B.V.',
  country: 'NL',
  registrationNumber: '41234567',
  type: 'business',
  reference: 'TR-1',
  status: 'draft',
  waitingOn: '',
  outcome: '',
  deadline: '',
  assigned: null,
  org: { id: 'org1', name: 'Office' },
  submittedAt: '',
  archivedAt: '',
  updated: '2026-11-20 10:00:00.000Z',
  moves: ['save-draft', 'send', 'delete-draft'],
};
const sent = {
  ...row,
  id: 'sent1',
  name: 'Duin Handel B.V.',
  reference: 'TR-2',
  status: 'requested',
  moves: ['cancel'],
};
const counts = { draft: 1, requested: 1, submitted: 0, waiting: 0, completed: 0, archived: 0 };

let asked: Asked[] = [];
let changes: ListSearch[] = [];
let opened: string[] = [];

async function open(items: readonly unknown[], search: ListSearch = {}) {
  asked = answerWith({
    '/api/desk/views/onboardings': () => ({
      items,
      total: items.length,
      counts,
      assignees: [{ id: 'intern1', name: 'Ruben Aerts' }],
    }),
    '/api/desk/delete-draft': () => ({ deleted: true }),
    '/api/desk/cancel': () => ({ id: 'sent1', status: 'archived', waitingOn: '' }),
  });
  await show(
    <>
      <OnboardingsScreen
        search={search}
        onSearch={(change) => changes.push(change)}
        hrefOf={({ status = '', deadline = '', assigned = '' }) =>
          `/external/onboardings?${new URLSearchParams({ status, deadline, assigned })}`
        }
        onOpen={(href) => opened.push(href)}
      />
      <Toasts />
    </>,
    { portal: gatekeeperPortal, texts: ['onboardings', 'waiting-on', 'lists', 'list-views', 'presence'] },
  );
}

beforeEach(() => {
  changes = [];
  opened = [];
});

const written = () => asked.filter(({ path }) => !path.includes('/views/'));

async function askToDelete(name: string) {
  await userEvent.hover(page.getByText(name));
  const line = page.getByRole('row', { name: new RegExp(name) });
  await userEvent.click(line.getByRole('button', { name: 'Actions' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Delete…' }));
}

test('an empty list has an empty state with a button for the first onboarding [ONB-04, ONB-05, ONB-06]', async () => {
  await open([]);
  await expect.element(page.getByText('No items found', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Start with your first onboarding', { exact: true })).toBeVisible();
  const start = page.getByRole('link', { name: 'Start new onboarding' });
  await expect.element(start).toHaveAttribute('href', '/external/new-onboarding');
});

test('a draft is deleted only after the confirmation [ONB-07, ONB-08]', async () => {
  await open([row, sent]);
  await askToDelete('Polder Bouw B.V.');
  await userEvent.click(page.getByRole('button', { name: 'Keep it' }));
  expect(written()).toEqual([]);
  await askToDelete('Polder Bouw B.V.');
  await userEvent.click(page.getByRole('button', { name: 'Delete', exact: true }));
  await expect.element(page.getByText('Onboarding deleted', { exact: true })).toBeVisible();
  expect(written()).toEqual([{ path: '/api/desk/delete-draft', input: { request: 'draft1' } }]);
});

test('a sent onboarding is cancelled with a reason instead, and the toast confirms the archiving [ONB-10]', async () => {
  await open([row, sent]);
  await askToDelete('Duin Handel B.V.');
  await expect.element(page.getByRole('button', { name: 'Cancel and archive' })).toBeDisabled();
  await userEvent.fill(page.getByRole('textbox', { name: 'Reason' }), 'The client withdrew');
  await userEvent.click(page.getByRole('button', { name: 'Cancel and archive' }));
  await expect.element(page.getByText('Onboarding archived', { exact: true })).toBeVisible();
  expect(written()).toEqual([{ path: '/api/desk/cancel', input: { request: 'sent1', reason: 'The client withdrew' } }]);
});

test('typed text is searched when typing pauses [ONB-14]', async () => {
  await open([row]);
  await userEvent.type(page.getByRole('searchbox', { name: 'Search this list' }), 'polder');
  await expect.poll(() => changes).toEqual([{ q: 'polder' }]);
});

test('n starts a new one, j and Enter open the current row, / focuses the search field [ONB-16]', async () => {
  await open([row, sent]);
  await expect.element(page.getByText('Duin Handel B.V.')).toBeVisible();
  await userEvent.keyboard('n');
  await userEvent.keyboard('jj{Enter}');
  expect(opened).toEqual(['/external/new-onboarding', '/external/entity/subject1/overview?request=sent1']);
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(page.getByRole('searchbox').element());
});

test('status, search, type and order are parameters of the list [NAV-13]', async () => {
  await open([], { status: 'waiting', q: 'haven', type: 'business', sort: '-updated' });
  await expect.element(page.getByText(/No onboarding matches “haven”/)).toBeVisible();
  expect(asked.find(({ path }) => path.endsWith('/onboardings'))?.input).toMatchObject({
    status: 'waiting',
    search: 'haven',
    type: 'business',
    sort: '-updated',
  });
});

test('deadline and reviewer filter the list, and a change of status keeps them [NAV-13, ONB-13]', async () => {
  await open([row], { deadline: 'week', assigned: 'intern1' });
  expect(asked.find(({ path }) => path.endsWith('/onboardings'))?.input).toMatchObject({
    deadline: 'week',
    assigned: 'intern1',
  });
  await expect
    .element(page.getByRole('link', { name: /^Requested/ }))
    .toHaveAttribute('href', '/external/onboardings?status=requested&deadline=week&assigned=intern1');
  await userEvent.click(page.getByRole('button', { name: 'Deadline: Within 7 days' }));
  await userEvent.click(
    page.getByRole('menuitemradio', { name: 'Overdue' }).or(page.getByRole('menuitem', { name: 'Overdue' })),
  );
  await userEvent.click(page.getByRole('button', { name: 'Assigned: Ruben Aerts' }));
  await userEvent.click(
    page.getByRole('menuitemradio', { name: 'Unassigned' }).or(page.getByRole('menuitem', { name: 'Unassigned' })),
  );
  expect(changes).toEqual([{ deadline: 'overdue' }, { assigned: 'unassigned' }]);
});
