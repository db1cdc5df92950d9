import { onboardingStatuses } from '@dossier/domain/onboarding';
import { type SqlBool, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../test/factories.ts';
import { done, onboardingAt, startWorld, type World } from '../../../test/scenario.ts';
import { type CountCondition, countBy, countOf, countParts } from './count-onboardings.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  const individual = (await make(world, 'kyc_individual', { first_name: 'Aoife', last_name: 'Brennan' })).id;
  for (let at = 0; at < 24; at++) {
    await make(world, 'gk_requests', {
      org: at % 3 === 0 ? world.otherOrg : world.org,
      individual,
      type: 'individual',
      status: onboardingStatuses[at % onboardingStatuses.length],
      number: `N-${at}`,
      client_name: at % 2 === 0 ? 'Even' : 'Odd',
    } as never);
  }
}, 60_000);
afterAll(() => world.close());

const own = (): CountCondition => sql<SqlBool>`r.org = ${world.org}`;
const named = (name: string): CountCondition => sql<SqlBool>`r.client_name = ${name}`;
/** True for every row, and not answerable by the counters. */
const uncounted = sql<SqlBool>`r.number != ''`;
const count = (...conditions: CountCondition[]) => countOf(world.store.reader, conditions);

test('counters and rows give the same counts, with every condition', async () => {
  for (const conditions of [
    [],
    [own()],
    [sql<SqlBool>`r.status = 'draft'`],
    [own(), sql<SqlBool>`r.status != 'draft'`],
  ]) {
    expect(await count(...conditions)).toBe(await count(...conditions, uncounted));
    const byStatus = await countBy(world.store.reader, 'r.status', conditions);
    expect(byStatus).toEqual(await countBy(world.store.reader, 'r.status', [...conditions, uncounted]));
  }
  expect(await count()).toBe(24);
  expect(await count(own())).toBe(16);
});

test('parts are counted under common conditions, each on its own', async () => {
  const parts = { all: [], even: [named('Even')], ownEven: [own(), named('Even')], none: [named('Nothing')] };
  expect(await countParts(world.store.reader, [], parts)).toEqual({ all: 24, even: 12, ownEven: 8, none: 0 });
  expect(await countParts(world.store.reader, [own()], parts)).toEqual({ all: 16, even: 8, ownEven: 8, none: 0 });
  expect(await countParts(world.store.reader, [named('Nothing')], parts)).toEqual({
    all: 0,
    even: 0,
    ownEven: 0,
    none: 0,
  });
});

test('a count follows each change at once', async () => {
  const drafts = () => count(own(), sql<SqlBool>`r.status = 'draft'`);
  const [drafted, listed] = [await drafts(), await count(named('Zilverlinde Vastgoed B.V.'))];
  const id = await onboardingAt(world, 'draft');
  expect(await drafts()).toBe(drafted + 1);
  expect(await count(named('Zilverlinde Vastgoed B.V.'))).toBe(listed + 1);
  await done(world.run(world.gatekeeper, 'send', { request: id }));
  expect(await drafts()).toBe(drafted);
});

test('a count with values of a request is safe from what they contain', async () => {
  for (const name of ["'; drop table gk_requests; --", '/* long */', 'r.status', "' or '1'='1"]) {
    expect(await count(named(name))).toBe(0);
  }
  expect(await count(uncounted)).toBeGreaterThanOrEqual(24);
});
