import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { show } from '#testing/test-page.tsx';
import { type Asked, answerWith } from '#testing/test-server.ts';
import { ArchiveScreen } from './archive-screen.tsx';
import type { ArchiveSearch } from './archive-search.ts';

const stored = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().replace('T', ' ');

const row = {
  id: 'a1',
  number: 'KV-2026-000001',
  subject: 'subject1',
  name: 'Brandaris Scheepsbouw B.V.',
  country: 'NL',
  registrationNumber: '62094418',
  type: 'business',
  reference: 'TR-1',
  status: 'archived',
  waitingOn: '',
  outcome: 'cancelled',
  deadline: '',
  assigned: null,
  org: { id: 'org1', name: 'Office' },
  submittedAt: '',
  archivedAt: stored(2),
  archivedBy: 'Noor El Amrani',
  statusBefore: 'requested',
  cancelReason: 'The client chose another notary',
  updated: '2026-11-20 10:00:00.000Z',
  moves: ['restore'],
};
const old = {
  ...row,
  id: 'a2',
  name: 'Marsdiep Holding B.V.',
  outcome: 'closed',
  cancelReason: '',
  archivedAt: '2020-01-14 10:00:00.000Z',
};
const theirs = { ...row, id: 'a3', name: 'Almere Zonnepark V C.V.', moves: [] };
const counts = { draft: 0, requested: 0, submitted: 0, waiting: 0, completed: 0, archived: 9 };

let asked: Asked[] = [];
beforeEach(() => page.viewport(1600, 900));

async function open(items: readonly unknown[], search: ArchiveSearch = {}, onSearch = (_: ArchiveSearch) => {}) {
  const archive = { cancelled: 5, closed: 4, restorable: 3 };
  asked = answerWith({
    '/api/desk/views/onboardings': () => ({ items, total: items.length, counts, assignees: [], archive }),
  });
  await show(
    <ArchiveScreen
      search={search}
      onSearch={onSearch}
      hrefOf={({ show: part }) => `/external/archive${part ? `?show=${part}` : ''}`}
      onOpen={() => {}}
    />,
    { portal: gatekeeperPortal, texts: ['archive', 'lists', 'list-views'] },
  );
}

test('the tabs are links with their counts; the selected one is requested [ARC-01, NAV-13]', async () => {
  await open([row], { show: 'restorable' });
  await expect.element(page.getByRole('link', { name: /^All/ })).toHaveTextContent('All9');
  await expect.element(page.getByRole('link', { name: /^Cancelled/ })).toHaveTextContent('Cancelled5');
  await expect
    .element(page.getByRole('link', { name: /^Closed/ }))
    .toHaveAttribute('href', '/external/archive?show=closed');
  await expect.element(page.getByRole('link', { name: /^Restorable/ })).toHaveAttribute('aria-current', 'true');
  expect(asked.find(({ path }) => path.endsWith('/onboardings'))?.input).toMatchObject({
    status: 'archived',
    show: 'restorable',
  });
});

test('a row shows reason, actor and period; only permitted users can restore, and only in time [ARC-01, ARC-03]', async () => {
  await open([row, old, theirs]);
  const line = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  const said = (name: string) => expect.poll(() => line(name).element().textContent);
  await said('Brandaris').toMatch(/The client chose another notary.*28 days left.*Noor El Amrani/);
  await expect.element(line('Brandaris').getByRole('button', { name: /^Restore/ })).toBeVisible();
  await said('Marsdiep').toMatch(/Closed.*Until 14 January 2025.*Retained, closed/);
  expect(line('Marsdiep').getByRole('button').elements()).toEqual([]);
  expect(line('Almere').getByRole('button').elements()).toEqual([]);
  await expect
    .element(
      page.getByText(/retained for 5 years, as required by law\. An admin can restore an onboarding within 30 days/),
    )
    .toBeVisible();
});

test('the archiving period filters the list, by the address [ARC-01]', async () => {
  const chosen: ArchiveSearch[] = [];
  await open([row], { archived: 'year' }, (change) => chosen.push(change));
  expect(asked.find(({ path }) => path.endsWith('/onboardings'))?.input).toMatchObject({
    status: 'archived',
    archived: 'year',
  });
  await userEvent.click(page.getByRole('button', { name: 'Archived on: Last 12 months' }));
  await userEvent.click(page.getByText('Earlier'));
  expect(chosen).toEqual([{ archived: 'earlier' }]);
});

test('restoring asks for a reason, and shows the status that the onboarding will have [ARC-03]', async () => {
  await open([row]);
  await userEvent.click(page.getByRole('button', { name: 'Restore Brandaris Scheepsbouw B.V.' }));
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText('Requested')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  await expect.element(dialog.getByRole('button', { name: 'Restore' })).toBeDisabled();
  await userEvent.keyboard('Cancelled by mistake');
  await expect.element(dialog.getByRole('button', { name: 'Restore' })).toBeEnabled();
});
