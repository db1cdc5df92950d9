import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ViewAnswer } from '#api/views.ts';
import { internPortal } from '#portals/intern.ts';
import { show, tick } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { ListsScreen } from './lists-screen.tsx';
import type { List, Load } from './use-list-texts.ts';

type Answer = ViewAnswer<'screening-lists'>;

// What a drawer keeps.
beforeEach(() => sessionStorage.clear());

const load = (values: Partial<Load> = {}): Load => ({
  id: 'load1',
  state: 'done',
  source: 'upload',
  from: 'list.xml',
  by: 'Ilse Brandt',
  startedAt: '2026-11-18 08:00:00.000Z',
  endedAt: '2026-11-18 08:00:12.000Z',
  entries: 12_413,
  expected: 12_000,
  version: '20261118',
  date: '2026-11-18',
  badCount: 0,
  problem: '',
  facts: {},
  ...values,
});

const list = (values: Partial<List> = {}): List => ({
  id: 'list00000000001',
  name: 'EU financial sanctions',
  kind: 'sanctions',
  format: 'eu-xml',
  version: '20261118',
  date: '2026-11-18',
  entries: 12_413,
  loadedAt: '2026-11-18 08:00:12.000Z',
  address: '',
  schedule: 'off',
  nextLoadAt: '',
  last: load(),
  running: null,
  isFailing: false,
  loads: [load()],
  ...values,
});

async function open(lists: readonly List[], mayChange = true, opened = '') {
  const provider = { isOn: false, address: '', dataset: '', hasKey: false };
  const answer: Answer = { lists, mayChange, provider, rescreening: null };
  const asked = answerWith({
    '/api/desk/views/screening-lists': () => answer,
    '/api/desk/views/screening-load': () => ({
      load: load(),
      listName: 'EU',
      bad: [{ record: 'line 18', problem: 'no name' }],
    }),
    '/api/desk/save-list': () => ({ list: 'list00000000009' }),
  });
  await show(<ListsScreen open={opened} onOpen={() => {}} />, {
    portal: internPortal,
    texts: ['screening-lists', 'lists'],
  });
  return asked;
}

test('a list shows its version, its entries and the result of the last load [SCR-12]', async () => {
  await open([list()]);
  const row = page.getByRole('row', { name: /EU financial sanctions/ });
  await expect.poll(() => row.element().textContent).toMatch(/Sanctions.*20261118.*18 November 2026.*12,413.*Loaded/);
});

test('a load in progress shows its progress [SCR-12]', async () => {
  await open([list({ running: load({ state: 'running', entries: 3_000, expected: 12_000 }) })]);
  await expect.element(page.getByText('3,000 of approximately 12,000 entries')).toBeVisible();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
});

test('a load that was refused is loud: the problem, and which version remains active [SCR-10, SCR-12]', async () => {
  const refused = load({ id: 'l2', state: 'refused', problem: 'list-shrank', facts: { before: 12_413, found: 801 } });
  await open([list({ last: refused, isFailing: true, loads: [refused, load()] })]);
  await expect
    .poll(() => page.getByRole('alert').first().element().textContent)
    .toMatch(/was not updated.*from 12,413 to 801\..*The version of 18 November 2026 remains active/);
});

test('without a list a lead is asked to add one, and a reviewer is referred to a lead [SCR-10]', async () => {
  await open([]);
  await expect.element(page.getByRole('button', { name: 'Add a list' })).toBeVisible();
  await open([], false);
  await expect.element(page.getByText(/Ask a lead to load a list/)).toBeVisible();
  expect(page.getByRole('button', { name: /Add a list/ }).elements()).toEqual([]);
});

test('automatic fetching is off, states that it makes outbound requests, and requires an address', async () => {
  const asked = await open([]);
  await page.getByRole('button', { name: 'Add a list' }).click();
  await expect.element(page.getByRole('radio', { name: 'Off' })).toBeChecked();
  await expect.element(page.getByText(/Off: Dossier makes no outbound requests/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('EU');
  await page.getByRole('button', { name: /Format/ }).click();
  await page.getByRole('option', { name: 'European Union, XML' }).click();
  await tick(page.getByRole('radio', { name: 'Daily' }));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('There is no address. Enter an address first.')).toBeVisible();
  expect(asked.some(({ path }) => path.endsWith('save-list'))).toBe(false);
  await tick(page.getByRole('radio', { name: 'Off' }));
  await page.getByRole('button', { name: 'Save' }).click();
  const sent = () => asked.find(({ path }) => path.endsWith('save-list'))?.input;
  await expect.poll(sent).toEqual({ name: 'EU', kind: 'sanctions', format: 'eu-xml', address: '', schedule: 'off' });
});

test('invalid records of a load are listed [SCR-12]', async () => {
  await open([list({ loads: [load({ badCount: 1 })] })], false, 'list00000000001');
  await page.getByRole('button', { name: '1 invalid record was skipped' }).click();
  await expect.element(page.getByText('no name')).toBeVisible();
  expect(page.getByRole('button', { name: /Remove|Change/ }).elements()).toEqual([]);
});

test('[UX-12] on a phone entries and version are shown with the subject of the list', async () => {
  await page.viewport(390, 844);
  try {
    await open([list()]);
    await expect.element(page.getByText(', 12,413 entries, version 20261118')).toBeVisible();
    expect(page.getByText('12,413', { exact: true }).elements()).toEqual([]);
  } finally {
    await page.viewport(1280, 800);
  }
});

test('what was typed about a list is there again after Escape, and gone after Cancel [UX-10]', async () => {
  await open([list()], true, 'list00000000001');
  const name = page.getByRole('textbox', { name: 'Name' });
  for (const [key, kept] of [
    ['Escape', 'EU, consolidated'],
    ['Cancel', list().name],
  ] as const) {
    await page.getByRole('button', { name: 'Change' }).click();
    await name.fill('EU, consolidated');
    if (key === 'Escape') await userEvent.keyboard('{Escape}');
    else await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Change' }).click();
    await expect.element(name).toHaveValue(kept);
    await userEvent.keyboard('{Escape}');
  }
});
