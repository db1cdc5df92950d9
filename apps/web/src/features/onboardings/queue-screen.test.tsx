import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
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
  risk: null,
  moves: [],
};
const second = { ...row, id: 'r2', name: 'Duin Handel B.V.', reference: 'TR-2' };
const counts = { unassigned: 2, mine: 4, waiting: 3, overdue: 1, all: 10 };

let cache: QueryClient | undefined;

const opened: string[] = [];

function Queue() {
  cache = useQueryClient();
  const [search, setSearch] = useState<QueueSearch>({});
  return (
    <QueueScreen
      search={search}
      onSearch={(change) => setSearch({ ...search, ...change })}
      hrefOfTab={(tab) => `/internal/onboardings?tab=${tab}`}
      onOpen={(href) => opened.push(href)}
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
    '/api/desk/change-selected': ({ requests }) => ({ changed: requests, refused: [], undo: 'step00000000001' }),
  });
  await show(<Queue />, {
    portal: internPortal,
    texts: ['onboardings', 'waiting-on', 'lists', 'list-views', 'presence'],
  });
  await expect.element(page.getByText('Duin Handel B.V.')).toBeVisible();
  return asked;
}

const changed = (asked: Asked[]) =>
  asked.filter(({ path }) => path === '/api/desk/change-selected').map(({ input }) => input);
const action = 'assign';

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
  await expect.poll(() => changed(asked)).toEqual([{ action, requests: ['r2'] }]);
});

test('several selected rows are assigned to me at once; only a lead assigns them to others [ONB-19]', async () => {
  const asked = await open('reviewer');
  await userEvent.keyboard('jxjx');
  await expect.element(page.getByText('2 selected').last()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Assign to', exact: true })).toBeDisabled();
  await userEvent.keyboard('a');
  await expect.poll(() => changed(asked)).toEqual([{ action, requests: ['r1', 'r2'] }]);
  const asLead = await open('lead');
  await userEvent.keyboard('jxjx');
  await userEvent.click(page.getByRole('button', { name: 'Assign to', exact: true }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Ilse Kramer' }));
  await expect.poll(() => changed(asLead)).toEqual([{ action, requests: ['r1', 'r2'], intern: 'ilse' }]);
});

test('a pressed twice assigns once, and what is selected meanwhile stays selected [ONB-19]', async () => {
  await open('reviewer');
  const held = Promise.withResolvers<void>();
  const asked = answerWith({
    '/api/desk/views/queue': () => ({ items: [row, second], total: 2, counts, orgs: [], interns: [] }),
    '/api/desk/change-selected': async ({ requests }) => {
      await held.promise;
      return { changed: requests, refused: [], undo: 'step00000000001' };
    },
  });
  await userEvent.keyboard('jxaajx');
  const bar = page.getByRole('toolbar');
  await expect.element(bar.getByText('2 selected')).toBeVisible();
  held.resolve();
  await expect.element(bar.getByText('1 assigned to you')).toBeVisible();
  await expect.element(bar.getByText('1 selected')).toBeVisible();
  await userEvent.keyboard('a');
  await expect
    .poll(() => changed(asked))
    .toEqual([
      { action, requests: ['r1'] },
      { action, requests: ['r2'] },
    ]);
});

test('without a connection nothing is sent later by itself: the list says so, and the selection stays [UX-07]', async () => {
  await open('reviewer');
  let isOnline = false;
  const asked = answerWith({
    '/api/desk/views/queue': () => ({ items: [row, second], total: 2, counts, orgs: [], interns: [] }),
    '/api/desk/change-selected': ({ requests }) =>
      isOnline ? { changed: requests, refused: [], undo: 'step00000000001' } : Response.error(),
  });
  onlineManager.setOnline(false);
  try {
    await userEvent.keyboard('jxa');
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('You are offline. Saved data is not lost. Try again when you are connected.');
    await expect.element(page.getByRole('toolbar').getByText('1 selected')).toBeVisible();
  } finally {
    onlineManager.setOnline(true);
  }
  isOnline = true;
  await userEvent.keyboard('a');
  await expect.element(page.getByRole('toolbar').getByText('1 assigned to you')).toBeVisible();
  expect(changed(asked)).toHaveLength(2);
});

test('t pressed again before the onboarding has opened takes no second one [ONB-19]', async () => {
  await open('reviewer');
  const asked = answerWith({
    '/api/desk/views/queue': () => ({ items: [row, second], total: 2, counts, orgs: [], interns: [] }),
    '/api/desk/assign': ({ requests }) => ({ assigned: requests, undo: '' }),
  });
  opened.length = 0;
  await userEvent.keyboard('tt');
  await expect.poll(() => opened.length).toBeGreaterThan(0);
  await userEvent.keyboard('t');
  await expect.poll(() => opened.length).toBeGreaterThan(2);
  expect(new Set(opened).size).toBe(1);
  expect(asked.filter(({ path }) => path === '/api/desk/assign')).toHaveLength(1);
});

test('one checkbox selects all loaded rows, and none again [ONB-19]', async () => {
  const asked = await open('reviewer');
  const all = page.getByRole('checkbox', { name: 'Select all loaded rows' });
  await tick(all);
  await expect.element(page.getByText('2 selected').last()).toBeVisible();
  await tick(all);
  await expect.element(page.getByText('2 selected').last()).not.toBeInTheDocument();
  await tick(all);
  await userEvent.keyboard('a');
  await expect.poll(() => changed(asked)).toEqual([{ action, requests: ['r1', 'r2'] }]);
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

const third = { ...row, id: 'r3', name: 'Kreek Advies B.V.', reference: 'TR-3' };
/** Rows that have left were taken by Ilse. */
const answer = (items: readonly unknown[]) =>
  answerWith({
    '/api/desk/views/queue': () => ({
      ...{ items, total: items.length, counts, orgs: [] },
      interns: [{ id: 'ilse', name: 'Ilse Kramer' }],
    }),
    '/api/collections/gk_requests/records/r1': () => ({ id: 'r1', assigned_intern: 'ilse' }),
    '/api/collections/gk_requests/records/r3': () => ({ id: 'r3', assigned_intern: 'ilse' }),
    '/api/desk/change-selected': ({ requests }) => ({ changed: requests, refused: [], undo: '' }),
  });
const names = () => [...document.querySelectorAll('[role=row] .font-medium.block')].map((one) => one.textContent);

async function openQueue(rows = [row, second, third]): Promise<void> {
  client.authStore.save('token', { id: 'me', collectionId: 'c', collectionName: 'internal_users', role: 'reviewer' });
  answer(rows);
  await show(<Queue />, {
    portal: internPortal,
    texts: ['onboardings', 'waiting-on', 'lists', 'list-views', 'presence'],
  });
  await expect.poll(names).toEqual(rows.map(({ name }) => name));
}

test('[ONB-18, ONB-19] every visible row that a colleague takes stays and says by whom, until the list is left', async () => {
  await openQueue();
  answer([second]);
  await cache?.invalidateQueries();
  await expect.poll(() => page.getByText('Taken by Ilse Kramer').elements().length).toBeGreaterThan(1);
  await expect.element(page.getByText('2 taken since you opened this list')).toBeVisible();
  expect(names()).toEqual(['Polder Bouw B.V.', 'Duin Handel B.V.', 'Kreek Advies B.V.']);
  await userEvent.hover(page.getByText('Duin Handel B.V.'));
  await userEvent.hover(page.getByRole('heading', { name: 'Onboardings' }));
  expect(names()).toEqual(['Polder Bouw B.V.', 'Duin Handel B.V.', 'Kreek Advies B.V.']);
  await userEvent.type(page.getByRole('searchbox'), 'duin');
  await expect.poll(names).toEqual(['Duin Handel B.V.']);
});

test('[ONB-18, ONB-19] rows taken one after another stay in place, also when the viewer takes the row below', async () => {
  const fourth = { ...row, id: 'r4', name: 'Weide Zuivel B.V.', reference: 'TR-4' };
  const fifth = { ...row, id: 'r5', name: 'Zand Transport B.V.', reference: 'TR-5' };
  const all = [second, row, third, fourth, fifth];
  const shown = all.map(({ name }) => name);
  await openQueue(all);
  for (const taken of [third, row]) {
    all.splice(all.indexOf(taken), 1);
    answer(all);
    await cache?.invalidateQueries();
    await expect.element(page.getByText(`${5 - all.length} taken since you opened this list`)).toBeVisible();
    expect(names()).toEqual(shown);
  }
  answer([second, fifth]);
  await userEvent.keyboard('jjjja');
  await expect.poll(names).toEqual(shown.filter((name) => name !== fourth.name));
});

test('on a card what is left of the step is not mistaken for the deadline [ONB-19]', async () => {
  await page.viewport(390, 844);
  const due = { step: 'review', on: '2026-11-24', left: 1 };
  answerWith({
    '/api/desk/views/queue': () => ({ items: [{ ...row, due }], total: 1, counts, orgs: [], interns: [] }),
  });
  const texts = ['onboardings', 'waiting-on', 'lists', 'list-views', 'presence'] as const;
  await show(<Queue />, { portal: internPortal, texts, language: 'nl' });
  await expect.element(page.getByText('Beoordelen: nog 1 dag', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Op deadline', exact: true })).toBeVisible();
  await page.viewport(1280, 800);
});

test('[ONB-18, ONB-19] on a phone a row that a colleague took leaves the name its room', async () => {
  await openQueue();
  await page.viewport(390, 844);
  try {
    answer([second, third]);
    await cache?.invalidateQueries();
    const taken = page.getByRole('row').filter({ hasText: /Taken by Ilse Kramer \d/ });
    await expect.element(taken).toBeVisible();
    const widthOf = (text: string) => page.getByText(text).element().getBoundingClientRect().width;
    expect(widthOf('Polder Bouw B.V.')).toBeGreaterThan(90);
    expect(taken.element().getBoundingClientRect().height).toBeLessThan(140);
  } finally {
    await page.viewport(1280, 800);
  }
});

test('[ONB-18, ONB-19] the keys pass a row that a colleague has taken, and act on the next', async () => {
  await openQueue();
  await userEvent.keyboard('jj');
  const asked = answer([second, third]);
  await cache?.invalidateQueries();
  await expect.element(page.getByText('Taken by Ilse Kramer').last()).toBeVisible();
  await userEvent.keyboard('kxa');
  await expect.element(page.getByRole('row').filter({ hasText: 'Polder' })).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('ja');
  await expect.poll(() => changed(asked)).toEqual([{ action, requests: ['r2'] }]);
});

test('[ONB-19] a row that leaves while its owner keeps it was taken by no one', async () => {
  client.authStore.save('token', { id: 'me', collectionId: 'c', collectionName: 'internal_users', role: 'reviewer' });
  const owned = { ...row, assigned: { id: 'ilse', name: 'Ilse Kramer' } };
  const answer = (items: readonly unknown[]) =>
    answerWith({
      '/api/desk/views/queue': () => ({ items, total: items.length, counts, orgs: [], interns: [] }),
      '/api/collections/gk_requests/records/r1': () => ({ id: 'r1', assigned_intern: 'ilse' }),
    });
  answer([owned, second]);
  await show(<Queue />, {
    portal: internPortal,
    texts: ['onboardings', 'waiting-on', 'lists', 'list-views', 'presence'],
  });
  await expect.element(page.getByText('Polder Bouw B.V.')).toBeVisible();
  answer([second]);
  await cache?.invalidateQueries();
  await expect.element(page.getByText('Polder Bouw B.V.')).not.toBeInTheDocument();
  await expect.element(page.getByText('Duin Handel B.V.')).toBeVisible();
});

test('what was assigned is undone by z; what was not is named with the reason [ONB-19]', async () => {
  const asked = await open('reviewer');
  const refused = [{ code: 'assigned-to-other', onboardings: [{ id: 'r2', reference: 'TR-2' }] }];
  const more = answerWith({
    '/api/desk/views/queue': () => ({ items: [row, second], total: 2, counts, orgs: [], interns: [] }),
    '/api/desk/change-selected': () => ({ changed: ['r1'], refused, undo: 'step00000000001' }),
    '/api/desk/undo': () => ({ changed: ['r1'], refused: [] }),
  });
  await userEvent.keyboard('jxjxa');
  const bar = page.getByRole('toolbar', { name: 'Selected onboardings' });
  await expect.element(bar.getByText('1 assigned to you')).toBeVisible();
  await expect
    .poll(() => page.getByRole('alert').element().textContent)
    .toMatch(/1 onboarding was not assigned.*colleague.*TR-2/);
  // What was refused stays selected.
  await expect.element(bar.getByText('1 selected')).toBeVisible();
  await userEvent.keyboard('z');
  await expect.poll(() => more.filter(({ path }) => path === '/api/desk/undo')).toHaveLength(1);
  await expect.element(bar.getByText('Undone')).toBeVisible();
  await userEvent.keyboard('z');
  expect(more.filter(({ path }) => path === '/api/desk/undo')).toHaveLength(1);
  expect(asked.filter(({ path }) => path === '/api/desk/undo')).toEqual([]);
});

test('an undo that the server refuses says why, until it is closed [ONB-19]', async () => {
  await open('reviewer');
  const body = { status: 409, code: 'undo-changed', facts: {}, message: '', data: {} };
  answerWith({
    '/api/desk/views/queue': () => ({ items: [row, second], total: 2, counts, orgs: [], interns: [] }),
    '/api/desk/change-selected': ({ requests }) => ({ changed: requests, refused: [], undo: 'step00000000001' }),
    '/api/desk/undo': () => Response.json(body, { status: 409 }),
  });
  await userEvent.keyboard('ja');
  await expect.element(page.getByRole('toolbar').getByText('1 assigned to you')).toBeVisible();
  await userEvent.keyboard('z');
  await expect.poll(() => page.getByRole('alert').element().textContent).toMatch(/Something else has changed since/);
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Close' }));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByRole('grid')).toHaveFocus();
});

test('Ctrl A selects the whole list, as far as one change goes; Escape selects nothing [ONB-19]', async () => {
  client.authStore.save('token', { id: 'me', collectionId: 'c', collectionName: 'internal_users', role: 'reviewer' });
  const ids = Array.from({ length: 200 }, (_, at) => ({ id: `id${at}`, moves: [] }));
  const asked = answerWith({
    '/api/desk/views/queue': () => ({ items: [row, second], total: 312, counts, orgs: [], interns: [] }),
    '/api/desk/views/selection': () => ({ items: ids, total: 312 }),
  });
  await show(<Queue />, {
    portal: internPortal,
    texts: ['onboardings', 'waiting-on', 'lists', 'list-views', 'presence'],
  });
  await expect.element(page.getByText('Duin Handel B.V.')).toBeVisible();
  await userEvent.keyboard('jx{Control>}a{/Control}');
  const bar = page.getByRole('toolbar');
  await expect.element(bar.getByText('200 selected')).toBeVisible();
  await expect.element(bar.getByText('At most 200 of 312 at once')).toBeVisible();
  expect(asked.find(({ path }) => path.endsWith('/selection'))?.input).toMatchObject({ tab: 'unassigned' });
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).not.toBeInTheDocument();
});

test('on a phone the bar of a selection is one row, and its other actions open below it [UX-12]', async () => {
  await open('lead');
  await page.viewport(390, 844);
  await userEvent.keyboard('jx');
  const bar = page.getByRole('toolbar');
  await expect.element(bar.getByText('1 selected')).toBeVisible();
  const height = () => bar.element().getBoundingClientRect().height;
  expect(height()).toBeLessThan(844 / 10);
  await expect.element(bar.getByRole('button', { name: 'Assign to me' })).toBeVisible();
  expect(bar.getByRole('button', { name: 'Export' }).query()).toBeNull();
  const more = bar.getByRole('button', { name: 'More actions' });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  await expect.element(bar.getByRole('button', { name: 'Export' })).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(bar.getByRole('button', { name: 'Export' })).toBeVisible();
  expect(bar.getByRole('button', { name: 'More actions' }).query()).toBeNull();
});
