import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { client } from '#api/client.ts';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { internPortal } from '#portals/intern.ts';
import { show, tick } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { ScreeningScreen } from './screening-screen.tsx';
import type { EntityAnswer } from './targets.ts';
import { fileOf, hitOf, rowOf } from './test-hits.ts';

beforeEach(() => sessionStorage.clear());

async function open(answer: () => EntityAnswer, portal = internPortal) {
  const account = portal === internPortal ? { collectionName: 'internal_users', role: 'reviewer' } : undefined;
  const signedIn = account ?? { collectionName: 'gatekeeper_users', role: 'member' };
  client.authStore.save('token', { id: 'me', collectionId: signedIn.collectionName, ...signedIn });
  const asked = answerWith({
    '/api/desk/views/entity': answer,
    '/api/desk/run-screening': () => ({ run: 'run1' }),
    '/api/desk/decide-hits': ({ hits }) => ({ decided: hits }),
  });
  await show(
    <ScreeningScreen
      params={{ subject: 'subject1' }}
      current=""
      hit=""
      hrefOf={() => '/'}
      onOpen={() => {}}
      closed={(_, why) => why}
    />,
    { portal, texts: ['screening', 'answers', 'checks', 'hit-states', 'presence'] },
  );
  await expect.element(page.getByRole('heading', { level: 2, name: 'Joris van Rijsbergen' })).toBeVisible();
  return asked;
}

const reason = () => page.getByRole('textbox', { name: 'Reason' });

test('a hit is shown fact by fact next to the onboarding, with reasons as text, and without facts unknown on both sides [SCR-14]', async () => {
  await open(() => fileOf(rowOf([hitOf()])));
  await expect.element(page.getByText('Weak match, score 62 of 100.')).toBeVisible();
  const table = page.getByRole('table').element();
  expect(table.textContent).toMatch(/Joris van Rijsbergen.*RYSBERGEN, Yuri.*Similar.*“Joris” and “Yuri” sound alike/);
  expect(table.textContent).toMatch(/9 April 1984.*1970 \(year only\).*Different.*14 years apart/);
  expect(table.textContent).toMatch(/Document.*None listed.*Unknown.*Not on the list/);
  expect(table.textContent).not.toMatch(/Gender/);
});

test('a hit found by an alias says so next to the name, and gives the comparison next to the alias [SCR-14]', async () => {
  const params = { inFile: 'joris', onList: 'youri' };
  const met = { alias: 'Юри Рейсберген', aliasKind: 'former', script: 'cyrillic' };
  const alias = { field: 'otherNames', inFile: [], onList: ['Youri Reisbergen'], compared: 'close' } as const;
  const [name, ...rest] = hitOf().facts.map((fact) =>
    fact.field === 'name' ? { ...fact, params: { ...params, ...met } } : fact,
  );
  const facts = [...(name ? [name] : []), { ...alias, reason: 'name-sound' as const, params }, ...rest];
  await open(() => fileOf(rowOf([hitOf({ facts })])));
  const text = page.getByRole('table').element().textContent;
  expect(text).toMatch(
    /RYSBERGEN, Yuri.*Found by another name: “Юри Рейсберген” \(former name, Cyrillic script\).*Youri Reisbergen.*“Joris” and “Youri” sound alike/,
  );
});

test('a list without a date of its own shows the day of its import, not its checksum [SCR-12]', async () => {
  await open(() => fileOf(rowOf([hitOf({ listVersion: '9f2c41d07ab3', listDate: '2026-11-18' })])));
  await expect.element(page.getByText(/imported on 18 November 2026/)).toBeVisible();
  expect(document.body.textContent).not.toContain('9f2c41d07ab3');
});

test("input about a hit is kept while the page changes around it, and another person's decision is reported [SCR-14]", async () => {
  let answer = fileOf(rowOf([hitOf()]));
  await open(() => answer);
  await tick(page.getByRole('radio', { name: /False positive/ }));
  await reason().fill('Born fourteen years later.');
  const decided = hitOf({ state: 'unsure', reason: 'Please look.', by: 'Ilse Brandt', at: '2026-11-21 10:00:00.000Z' });
  answer = fileOf(rowOf([hitOf({ id: 'hit000000000000', score: 0.9, band: 'alert' }), decided]));
  await page.getByRole('button', { name: 'Screen now' }).click();
  await expect.element(page.getByText(/Ilse Brandt has decided this in the meantime: Unsure/)).toBeVisible();
  await expect.element(page.getByText(/^Hit 2 of 2/)).toBeVisible();
  await expect.element(reason()).toHaveValue('Born fourteen years later.');
});

test('without a decision or a reason nothing is sent; with both the keyboard suffices [SCR-11, SCR-14]', async () => {
  const asked = await open(() => fileOf(rowOf([hitOf()])));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Choose an option.')).toBeVisible();
  await userEvent.keyboard('t');
  await expect.element(page.getByText(/The check fails and the risk becomes at least high/)).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(asked.filter(({ path }) => path.endsWith('decide-hits'))).toEqual([]);
  await userEvent.keyboard('The same person.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const sent = () => asked.filter(({ path }) => path.endsWith('decide-hits')).map(({ input }) => input);
  await expect.poll(sent).toEqual([{ hits: ['hit000000000001'], state: 'true_match', reason: 'The same person.' }]);
});

test('the same entry elsewhere is decided with it when selected [SCR-11]', async () => {
  const elsewhere = {
    hit: 'hit000000000009',
    request: 'r2',
    reference: 'TR-2',
    name: 'J. van Rijsbergen',
    subjectName: 'Polder',
  };
  const asked = await open(() => fileOf(rowOf([hitOf({ same: [{ ...elsewhere, isInThisFile: false }] })])));
  await tick(page.getByRole('checkbox', { name: 'J. van Rijsbergen, TR-2, Polder' }));
  await tick(page.getByRole('radio', { name: /False positive/ }));
  await reason().fill('Another person.');
  await page.getByRole('button', { name: /Save and next/ }).click();
  const sent = () => asked.find(({ path }) => path.endsWith('decide-hits'))?.input['hits'];
  await expect.poll(sent).toEqual(['hit000000000001', 'hit000000000009']);
});

test('a clear result more than seven days older than the newest list is marked as stale [SCR-08, SCR-12]', async () => {
  await open(() => fileOf(rowOf([], { stale: true, newestListDate: '2026-11-20' })));
  await expect.element(page.getByText(/Clear, but more than 7 days older than the newest list/)).toBeVisible();
  await expect.element(page.getByText(/The newest list is of 20 November 2026/)).toBeVisible();
});

test('a run in progress shows its progress; a failed one shows the reason and can be retried [SCR-10]', async () => {
  const run = { id: 'run1', askedAt: '', endedAt: '', done: 3, total: 7, error: '' };
  let answer = fileOf(rowOf([]), { screeningRun: { ...run, state: 'running' } });
  await open(() => answer);
  await expect.element(page.getByText('3 of 7 names')).toBeVisible();
  answer = fileOf(rowOf([], { status: 'pending', error: 'no-list' }), {
    screeningRun: { ...run, state: 'failed', error: 'no-list' },
  });
  await open(() => answer);
  await expect.element(page.getByText(/The screening failed. No result was set to clear/)).toBeVisible();
  await expect.element(page.getByText(/No list is loaded/).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('an institution sees decisions and cannot decide [SCR-01, SCR-02]', async () => {
  const decided = hitOf({ state: 'false_positive', reason: 'Another person.', by: 'Ilse Brandt', at: '2026-11-19' });
  const request = { id: 'request00000001', type: 'individual', status: 'completed', completedAt: '2026-11-19' };
  await open(() => fileOf(rowOf([decided]), { request } as unknown as Partial<EntityAnswer>), gatekeeperPortal);
  await expect.element(page.getByText('Another person.')).toBeVisible();
  expect(page.getByRole('radio').elements()).toEqual([]);
  expect(page.getByRole('button', { name: /Save and next|Screen|Change decision/ }).elements()).toEqual([]);
});
