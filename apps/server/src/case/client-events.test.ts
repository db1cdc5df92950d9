import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestOfOther, write } from '../../test/case.ts';
import { onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import { clientEvents } from './client-events.ts';

let world: World;
let completed = '';
let foreign = '';
let subject = '';

beforeAll(async () => {
  world = await startWorld();
  completed = await onboardingAt(world, 'completed');
  foreign = await requestOfOther(world, completed);
  subject = (await requestRow(world, completed)).subject;
}, 120_000);
afterAll(() => world.close());

const actions = async (requests: readonly string[], of = subject) =>
  (await clientEvents(world.store.reader, { subject: of, requests })).map(({ action }) => action);

test('a client reads what was sent to them, what they did and that it was completed', async () => {
  const read = await actions([completed]);
  expect(read).toEqual(
    expect.arrayContaining(['onboarding-sent', 'access-approved', 'form-submitted', 'onboarding-completed']),
  );
});

test('a client never reads of checks, screening, risk or the work of staff', async () => {
  const { reader } = world.store;
  const recorded = (await reader.find('events', 'request = {:completed}', { completed })).map(({ action }) => action);
  const hidden = ['check-set', 'identity-recorded', 'screening-recorded', 'document-verified', 'onboarding-started'];
  expect(recorded).toEqual(expect.arrayContaining(hidden));
  const read = await actions([completed]);
  expect(read.filter((action) => hidden.includes(action))).toEqual([]);
});

test('an event with an action that the product no longer knows is not read', async () => {
  await write(world, (records) =>
    records.create('events', { action: 'hit-guessed', kind: 'check', audience: 'all', request: completed }),
  );
  expect(await actions([completed])).not.toContain('hit-guessed');
});

test('only the given onboardings of the vault are read', async () => {
  const ofFirst = await actions([completed]);
  const ofBoth = await actions([completed, foreign]);
  expect(ofFirst).toContain('form-submitted');
  expect(ofBoth.length).toBeGreaterThan(ofFirst.length);
  expect(await actions([foreign])).not.toContain('form-submitted');
  expect(await actions([])).not.toContain('onboarding-sent');
});

test('events of the vault itself are read without an onboarding, those of another vault are not', async () => {
  await write(world, async (records) => {
    const event = { action: 'member-admitted', kind: 'access', audience: 'all' } as const;
    await records.create('events', { ...event, subject });
    await records.create('events', { ...event, subject: 'anothersubject1', action: 'member-removed' });
  });
  const read = await actions([]);
  expect(read).toContain('member-admitted');
  expect(read).not.toContain('member-removed');
});

test('events of one moment are read in the opposite order of their recording', async () => {
  const ids: string[] = [];
  await write(world, async (records) => {
    for (const action of ['client-asked', 'correction-answered', 'form-submitted']) {
      const event = { action, kind: 'form', audience: 'all', request: completed } as const;
      ids.push((await records.create('events', event)).id);
    }
  });
  const read = await clientEvents(world.store.reader, { subject, requests: [completed] });
  expect(read.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids.toReversed());
  const moments = read.map(({ created }) => created);
  expect(moments).toEqual(moments.toSorted().reverse());
});
