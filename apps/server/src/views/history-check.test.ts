import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { done, onboardingAt, requestRow } from '../../test/scenario.ts';
import { missingFor, onlyItsRoles, startViewed, unknownId, type Viewed } from '../../test/viewed.ts';
import { endAfter } from '../runtime/event-chain.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

const eventsOf = (request: string) =>
  world.store.reader.find('events', 'request = {:request}', { request }, { sort: 'number' });

async function check(request: string, who = world.intern) {
  const { subject } = await requestRow(world, request);
  return done(world.view(who, 'history-check', { subject, request }));
}

/** Runs statements past the store, as a person with access to the database would. */
async function tamper(...statements: string[]): Promise<void> {
  await world.store.dialect.transaction(async (connection) => {
    for (const sql of statements) await connection.run(sql, []);
  });
}

describe('the history of an onboarding', () => {
  test('has numbers from 1 without a gap, and hashes that its stored content gives again [HIST-02]', async () => {
    const events = await eventsOf(world.completed);
    expect(events.map(({ number }) => number)).toEqual(events.map((_, at) => at + 1));
    let previous = '';
    for (const event of events) {
      // As docs/security.md describes it to an auditor, without the program.
      const {
        hash: own,
        subject: _,
        updated: __,
        collectionId,
        collectionName,
        ...content
      } = event as never as Record<string, unknown>;
      const keys = Object.keys(content).toSorted();
      const text = `{${keys.map((key) => `"${key}":${JSON.stringify(content[key])}`).join()}}`;
      expect(hash('sha256', previous + text)).toBe(own);
      previous = String(own);
    }
    expect(await check(world.completed)).toMatchObject({
      entries: events.length,
      readable: events.length,
      hash: events.at(-1)?.hash,
      breaks: [],
    });
  });

  test('is examined as a whole for a reader of a part, who learns how many entries there are and no more', async () => {
    const whole = await check(world.completed);
    const { breaks, entries, readable } = await check(world.completed, world.gatekeeper);
    expect([entries, breaks]).toEqual([whole.entries, []]);
    expect(readable).toBeLessThan(entries);
  });

  test('names no entry that the reader may not read, also where it is broken', async () => {
    const [hidden] = await world.store.reader.find('events', 'request = {:r} && audience = "desk"', {
      r: world.completed,
    });
    const name = (to: string) => tamper(`UPDATE "events" SET "actor_name" = '${to}' WHERE "id" = '${hidden?.id}'`);
    await name('Another Person');
    const found = { kind: 'changed', number: hidden?.number, to: hidden?.number };
    expect((await check(world.completed)).breaks).toEqual([{ ...found, event: hidden?.id }]);
    expect((await check(world.completed, world.gatekeeper)).breaks).toEqual([{ ...found, event: '' }]);
    await name(hidden?.actor_name ?? '');
    expect((await check(world.completed)).breaks).toEqual([]);
  });

  test('of a deleted draft is not looked for, and another one begins at 1', async () => {
    const request = await onboardingAt(world, 'draft');
    expect((await eventsOf(request)).map(({ number }) => number)).toEqual([1]);
    await done(world.run(world.gatekeeper, 'delete-draft', { request }));
    expect((await eventsOf(await onboardingAt(world, 'draft'))).map(({ number }) => number)).toEqual([1]);
  });
});

test('no account adds an entry over the API, not even a superuser [HIST-02]', async () => {
  const [event] = await eventsOf(world.completed);
  if (!event) throw new Error('There is no event.');
  const { id: _, ...content } = event;
  const forged = world.store.transaction((records) =>
    records.create('events', { ...content, number: 900 }, { via: 'api' }),
  );
  await expect(forged).rejects.toMatchObject({ status: 403 });
  expect((await check(world.completed)).breaks).toEqual([]);
});

describe('a change past the program is shown in its place:', () => {
  let request: string;
  let ids: string[];
  beforeEach(async () => {
    request = await onboardingAt(world, 'submitted');
    ids = (await eventsOf(request)).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(6);
  });
  const breaksOf = async () => (await check(request, world.gatekeeper)).breaks;
  const entry = (number: number) => `"request" = '${request}' AND "number" = ${number}`;

  test('changed content', async () => {
    await tamper(`UPDATE "events" SET "actor_name" = 'Another Person' WHERE ${entry(3)}`);
    expect(await breaksOf()).toEqual([{ kind: 'changed', number: 3, to: 3, event: ids[2] }]);
  });

  test('a changed hash, or content that is no JSON any more', async () => {
    await tamper(
      `UPDATE "events" SET "hash" = '${'0'.repeat(64)}' WHERE ${entry(2)}`,
      `UPDATE "events" SET "facts" = '{' WHERE ${entry(5)}`,
    );
    expect(await breaksOf()).toEqual([
      { kind: 'changed', number: 2, to: 2, event: ids[1] },
      { kind: 'changed', number: 5, to: 5, event: ids[4] },
    ]);
  });

  test('content with a recomputed hash: the entry after it shows it, at the end the onboarding', async () => {
    const forge = async (number: number) => {
      const events = await eventsOf(request);
      const [before, event] = [events[number - 2], events[number - 1]];
      if (!before || !event) throw new Error('Too short.');
      const end = endAfter(before, { ...event, actor_name: 'Forged' });
      await tamper(`UPDATE "events" SET "actor_name" = 'Forged', "hash" = '${end.hash}' WHERE ${entry(number)}`);
    };
    await forge(3);
    expect(await breaksOf()).toEqual([{ kind: 'changed', number: 4, to: 4, event: ids[3] }]);
    await forge(ids.length);
    expect(await breaksOf()).toContainEqual({ kind: 'changed', number: ids.length, to: ids.length, event: ids.at(-1) });
  });

  test('deleted entries, in the middle, at the start and at the end', async () => {
    const { length } = ids;
    await tamper(...[1, 3, 4, length].map((number) => `DELETE FROM "events" WHERE ${entry(number)}`));
    expect(await breaksOf()).toEqual([
      { kind: 'missing', number: 1, to: 1, event: '' },
      { kind: 'missing', number: 3, to: 4, event: '' },
      { kind: 'missing', number: length, to: length, event: '' },
    ]);
    await tamper(`DELETE FROM "events" WHERE "request" = '${request}'`);
    expect(await breaksOf()).toEqual([{ kind: 'missing', number: 1, to: length, event: '' }]);
  });

  test('two entries that changed places', async () => {
    await tamper(
      `UPDATE "events" SET "number" = 900 WHERE ${entry(2)}`,
      `UPDATE "events" SET "number" = 2 WHERE ${entry(3)}`,
      `UPDATE "events" SET "number" = 3 WHERE ${entry(900)}`,
    );
    expect(await breaksOf()).toMatchObject([
      { kind: 'moved', number: 2, to: 3, event: ids[2] },
      { kind: 'moved', number: 3, to: 2, event: ids[1] },
    ]);
  });

  test('an entry that the program did not write', async () => {
    const columns = '"id", "created", "request", "action", "kind", "audience", "number", "hash"';
    const values = `'2026-11-20 10:00:00.000Z', '${request}', 'check-set', 'checks', 'staff'`;
    await tamper(
      `INSERT INTO "events" (${columns}) VALUES ('forged000000001', ${values}, 0, '')`,
      `INSERT INTO "events" (${columns}) VALUES ('forged000000002', ${values}, ${ids.length + 1}, '')`,
    );
    expect(await breaksOf()).toEqual([
      { kind: 'added', number: 0, to: 0, event: 'forged000000001' },
      { kind: 'added', number: ids.length + 1, to: ids.length + 1, event: 'forged000000002' },
    ]);
  });
});

test('the check does not exist for another institution, and is for staff [PERM-05]', async () => {
  const params = { subject: world.subject };
  await missingFor(world, [world.otherGatekeeper], 'history-check', params, { subject: unknownId });
  await onlyItsRoles(world, 'history-check', params);
});
