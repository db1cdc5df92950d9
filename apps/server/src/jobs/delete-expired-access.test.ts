import { afterEach, beforeEach, expect, test } from 'vitest';
import { onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import { AccessLogQueue } from './access-log-queue.ts';
import { deleteExpiredAccess } from './delete-expired-access.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const reader = { id: 'reviewer0000001', firstName: 'Ruben', lastName: 'Aerts', portal: 'intern' } as const;
const logged: object[] = [];

/** An onboarding with three entries. */
async function readOnboarding() {
  const request = await requestRow(world, await onboardingAt(world, 'requested'));
  const queue = new AccessLogQueue({ store: world.store, now: world.clock.now, report: () => undefined });
  queue.add(
    reader,
    ['a', 'b', 'c'].map((doc) => ({ kind: 'document', action: 'viewed', request, doc })),
  );
  await queue.settled();
  return request.id;
}

async function archive(request: string): Promise<void> {
  const archived_at = world.clock.now().toISOString().replace('T', ' ');
  await world.store.transaction((records) => records.update('gk_requests', request, { archived_at }), {});
}

const run = () => {
  const log = { info: (facts: object) => void logged.push(facts), warn: () => undefined };
  return deleteExpiredAccess({ store: world.store, now: world.clock.now, log }, () => false);
};
const rowsOf = async (request: string) =>
  (await world.store.reader.find('access_log', 'request = {:request}', { request }, { sort: 'created,@rowid' })).map(
    ({ kind, count }) => [kind, count],
  );
const threeEntries = ['document', 'document', 'document'].map((kind) => [kind, 0]);

test('the access log of an archived onboarding is deleted when five years are over, and only its number stays', async () => {
  const [archived, open] = [await readOnboarding(), await readOnboarding()];
  await archive(archived);
  // Archived on 21 November 2026; 21 November 2031 is the last day.
  world.clock.advance({ days: 5 * 365 + 1 });
  await run();
  expect(await rowsOf(archived)).toEqual(threeEntries);
  world.clock.advance({ days: 1 });
  await run();
  await run();
  expect(await rowsOf(archived)).toEqual([['expired', 3]]);
  const [row] = await world.store.reader.find('access_log', 'kind = "expired"', {});
  expect(row).toMatchObject({ actor: '', actor_name: '', subject: '', person: '', doc: '', detail: '' });
  expect(await rowsOf(open)).toEqual(threeEntries);
  expect(logged).toEqual([{ job: 'access-log-retention', deleted: 3 }]);
});

test('entries without an onboarding are deleted five years after their day', async () => {
  const queue = new AccessLogQueue({ store: world.store, now: world.clock.now, report: () => undefined });
  queue.add(reader, [{ kind: 'records', action: 'viewed', doc: 'a', detail: 'kyc_docs' }]);
  await queue.settled();
  world.clock.advance({ days: 5 * 365 });
  await run();
  expect(await rowsOf('')).toEqual([['records', 0]]);
  world.clock.advance({ days: 3 });
  await run();
  expect(await rowsOf('')).toEqual([]);
});
