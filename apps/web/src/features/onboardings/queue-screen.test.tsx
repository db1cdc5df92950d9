import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { client } from '#api/client.ts';
import { internPortal } from '#portals/intern.ts';
import { show, tick } from '#testing/test-page.tsx';
import { type Asked, answerWith } from '#testing/test-server.ts';
import { QueueScreen } from './queue-screen.tsx';
import type { QueueSearch } from './queue-search.ts';

const row = {
  id: 'r1',
  number: 'KV-2026-000001',
  subject: 'subject1',
  name: 'Polder Bouw B.V.',
  country: 'NL',
  registrationNumber: '41234567',
  type: 'business',
  reference: 'TR-1',
  status: 'submitted',
  waitingOn: '',
  outcome: '',
  deadline: '2026-12-20',
  assigned: null,
  org: { id: 'org1', name: 'Office' },
  submittedAt: '2026-11-19 10:00:00.000Z',
  archivedAt: '',
  updated: '2026-11-20 10:00:00.000Z',
  moves: [],
};
const second = { ...row, id: 'r2', name: 'Duin Handel B.V.', reference: 'TR-2' };
const counts = { unassigned: 2, mine: 4, waiting: 3, overdue: 1, all: 10 };

let cache: QueryClient | undefined;

function Queue() {
  cache = useQueryClient();
  const [search, setSearch] = useState<QueueSearch>({});
  return (
    <QueueScreen
      search={search}
      onSearch={(change) => setSearch({ ...search, ...change })}
      hrefOfTab={(tab) => `/internal/onboardings?tab=${tab}`}
      onOpen={() => {}}
    />
  );
}

async function open(role: 'reviewer' | 'lead'): Promise<Asked[]> {
  client.authStore.save('token', { id: 'me', collectionId: 'c', collectionName: 'internal_users', role });
  const interns = [
    { id: 'me', name: 'Ruben Aerts' },
    { id: 'ilse', name: 'Ilse Kramer' },
  ];
  const asked = answerWith({
    '/api/desk/views/queue': () => ({ items: [row, second], total: 2, counts, orgs: [], interns }),
    '/api/desk/assign': () => ({ assigned: 1 }),
  });
  await show(<Queue />, {
    portal: internPortal,
    texts: ['onboardings', 'waiting-on', 'lists', 'list-views', 'presence'],
  });
  await expect.element(page.getByText('Duin Handel B.V.')).toBeVisible();
  return asked;
}

const assigned = (asked: Asked[]) => asked.filter(({ path }) => path === '/api/desk/assign').map(({ input }) => input);

test('the queues are links with their counts, and a assigns the current row [ONB-19]', async () => {
  const asked = await open('reviewer');
  for (const [name, tab] of [
    ['Unassigned', 'unassigned'],
    ['Mine', 'mine'],
    ['Waiting', 'waiting'],
    ['Overdue', 'overdue'],
  ] as const)
    await expect
      .element(page.getByRole('link', { name: new RegExp(`^${name} ?${counts[tab]}$`) }))
      .toHaveAttribute('href', `/internal/onboardings?tab=${tab}`);
  expect(asked.find(({ path }) => path.endsWith('/queue'))?.input).toMatchObject({ tab: 'unassigned' });
  await userEvent.keyboard('jja');
  await expect.poll(() => assigned(asked)).toEqual([{ requests: ['r2'] }]);
});

test('several selected rows are assigned to me at once; only a lead assigns them to others [ONB-19]', async () => {
  const asked = await open('reviewer');
  await userEvent.keyboard('jxjx');
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Assign to', exact: true })).toBeDisabled();
  await userEvent.keyboard('a');
  await expect.poll(() => assigned(asked)).toEqual([{ requests: ['r1', 'r2'] }]);
  const asLead = await open('lead');
  await userEvent.keyboard('jxjx');
  await userEvent.click(page.getByRole('button', { name: 'Assign to', exact: true }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Ilse Kramer' }));
  await expect.poll(() => assigned(asLead)).toEqual([{ requests: ['r1', 'r2'], intern: 'ilse' }]);
});

test('one checkbox selects all loaded rows, and none again [ONB-19]', async () => {
  const asked = await open('reviewer');
  const all = page.getByRole('checkbox', { name: 'Select all loaded rows' });
  await tick(all);
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await tick(all);
  await expect.element(page.getByText('2 selected')).not.toBeInTheDocument();
  await tick(all);
  await userEvent.keyboard('a');
  await expect.poll(() => assigned(asked)).toEqual([{ requests: ['r1', 'r2'] }]);
});

test('a search that matches nothing in the open tab names what matches in All, with the way there [ONB-19]', async () => {
  await open('reviewer');
  answerWith({
    '/api/desk/views/queue': () => ({
      items: [],
      total: 0,
      counts: { ...counts, unassigned: 0, all: 2 },
      orgs: [],
      interns: [],
    }),
  });
  await userEvent.type(page.getByRole('searchbox'), 'polder');
  await expect.element(page.getByText(/Nothing in this tab matches “polder”. 2 onboardings in All do./)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Show all 2' }))
    .toHaveAttribute('href', '/internal/onboardings?tab=all');
});

test('[ONB-18, ONB-19] a row that a colleague takes stays under the pointer, says by whom, and goes when it is left', async () => {
  const third = { ...row, id: 'r3', name: 'Kreek Advies B.V.', reference: 'TR-3' };
  client.authStore.save('token', { id: 'me', collectionId: 'c', collectionName: 'internal_users', role: 'reviewer' });
  const answer = (items: readonly unknown[]) =>
    answerWith({
      '/api/desk/views/queue': () => ({
        ...{ items, total: items.length, counts, orgs: [] },
        interns: [{ id: 'ilse', name: 'Ilse Kramer' }],
      }),
      '/api/collections/gk_requests/records/r1': () => ({ id: 'r1', assigned_intern: 'ilse' }),
      '/api/desk/assign': () => ({ assigned: 1 }),
    });
  answer([row, second, third]);
  await show(<Queue />, {
    portal: internPortal,
    texts: ['onboardings', 'waiting-on', 'lists', 'list-views', 'presence'],
  });
  const names = () => [...document.querySelectorAll('[role=row] .font-medium.block')].map((one) => one.textContent);
  await expect.poll(names).toEqual(['Polder Bouw B.V.', 'Duin Handel B.V.', 'Kreek Advies B.V.']);
  await userEvent.hover(page.getByText('Duin Handel B.V.'));
  answer([second, third]);
  await cache?.invalidateQueries();
  await expect.element(page.getByText('Taken by Ilse Kramer').last()).toBeVisible();
  await expect.element(page.getByText('1 taken by a colleague meanwhile')).toBeVisible();
  expect(names()).toEqual(['Polder Bouw B.V.', 'Duin Handel B.V.', 'Kreek Advies B.V.']);
  await userEvent.hover(page.getByRole('heading', { name: 'Onboardings' }));
  await expect.poll(names).toEqual(['Duin Handel B.V.', 'Kreek Advies B.V.']);

  answer([row, second, third]);
  await cache?.invalidateQueries();
  await expect.poll(names).toHaveLength(3);
  await userEvent.keyboard('jj');
  const asked = answer([second, third]);
  await cache?.invalidateQueries();
  await expect.element(page.getByText('Taken by Ilse Kramer').last()).toBeVisible();
  await userEvent.keyboard('kxa');
  await expect.element(page.getByRole('row').filter({ hasText: 'Polder' })).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('ja');
  await expect.poll(() => assigned(asked)).toEqual([{ requests: ['r2'] }]);
});
