import { isOpen, isOver, isReadable, type OnboardingStatus } from '@dossier/domain/onboarding';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCompany } from '../../test/case.ts';
import { onboardingAt, startWorld, type World } from '../../test/scenario.ts';
import { statusIs } from './status-condition.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  for (const stage of ['draft', 'requested', 'submitted', 'corrections', 'completed', 'closed'] as const) {
    await onboardingAt(world, stage, 'business', newCompany());
  }
});
afterAll(() => world.close());

const statusesWhere = async (predicate: (status: OnboardingStatus) => boolean) => {
  const query = sql<{ status: string }>`select r.status as status from gk_requests r where ${statusIs(predicate)}`;
  return (await query.execute(world.store.reader.sql)).rows.map(({ status }) => status).sort();
};

test.each([
  ['open', isOpen, ['requested', 'submitted', 'waiting']],
  ['over', isOver, ['archived', 'completed']],
  ['readable', isReadable, ['archived', 'completed', 'requested', 'submitted', 'waiting']],
  ['a single one', (status: OnboardingStatus) => status === 'draft', ['draft']],
] as const)('a query finds the onboardings whose status is %s', async (_, predicate, statuses) => {
  expect(await statusesWhere(predicate)).toEqual(statuses);
});
