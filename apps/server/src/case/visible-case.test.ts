import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorFor, newCompany, requestOfOther, write } from '../../test/case.ts';
import { accessOf, done, fillIn, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import type { Actor } from '../runtime/actor.ts';
import { loadVisibleCase, type VisibleCase } from './visible-case.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const load = async (actor: Actor, request: string) =>
  (await loadVisibleCase(world.store.reader, actor, await requestRow(world, request), '2026-11-21')) as VisibleCase;
const seenBy = async (who: Person, request: string) => load(await actorFor(world, who), request);
const extent = ({ answers, documents, knownDocuments }: VisibleCase) => [
  Object.keys(answers).length > 0,
  documents.length,
  knownDocuments.length,
];

describe('an institution', () => {
  test('reads the submitted answers and documents with approved access [PERM-12]', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    const seen = await seenBy(world.gatekeeper, request);
    expect(seen.version?.state).toBe('submitted');
    expect(extent(seen)).toEqual([true, 4, 4]);
    expect(seen.gate('ownership')).toBeUndefined();
  });

  test('reads neither draft nor documents before the submit, although access is approved', async () => {
    const request = await onboardingAt(world, 'approved', 'business', newCompany());
    await fillIn(world, request);
    const seen = await seenBy(world.gatekeeper, request);
    expect(seen.version).toBeUndefined();
    expect(extent(seen)).toEqual([false, 0, 0]);
  });

  test.each(['pending', 'rejected', 'withdrawn'] as const)(
    'reads nothing of the vault while its access is %s [ACC-15]',
    async (status) => {
      const request = await onboardingAt(world, 'submitted', 'business', newCompany());
      const access = await accessOf(world, request);
      await write(world, (records) => records.update('gk_access', access, { status }));
      const seen = await seenBy(world.gatekeeper, request);
      expect(extent(seen)).toEqual([false, 0, 0]);
      expect(seen.gate('ownership')).toBe('access required');
    },
  );

  test('does not learn of documents that came after its version, for another institution [ENT-19]', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    world.clock.advance({ hours: 1 });
    const second = await requestOfOther(world, request);
    await done(
      world.upload(world.client, { request: second, owner: 'subject', type: 'registration', issuedOn: '2026-11-20' }),
    );
    expect(extent(await seenBy(world.gatekeeper, request))).toEqual([true, 4, 4]);
    expect(extent(await seenBy(world.intern, request))).toEqual([true, 4, 5]);
    expect(extent(await seenBy(world.otherGatekeeper, second))).toEqual([false, 0, 0]);
  });
});

describe('an Intern', () => {
  test('reads the draft before the first submit, then the frozen version, without gates [PERM-06]', async () => {
    const request = await onboardingAt(world, 'approved', 'business', newCompany());
    await fillIn(world, request);
    const before = await seenBy(world.intern, request);
    expect(before.version?.state).toBe('draft');
    expect(extent(before)).toEqual([true, 4, 4]);
    await done(world.run(world.client, 'submit', { request }));
    expect((await seenBy(world.intern, request)).version?.state).toBe('submitted');
  });

  test('reads the frozen version while a correction round changes the draft', async () => {
    const request = await onboardingAt(world, 'corrections', 'business', newCompany());
    expect((await seenBy(world.intern, request)).version?.state).toBe('submitted');
  });
});

test('an unknown portal reads what an institution without rights reads: no draft', async () => {
  const request = await onboardingAt(world, 'approved', 'business', newCompany());
  const unknown = { ...(await actorFor(world, world.lead)), portal: 'auditor' as Actor['portal'] };
  const seen = await load(unknown, request);
  expect(seen.version).toBeUndefined();
  expect(extent(seen)).toEqual([false, 0, 0]);
  expect(seen.gate('people')).toBeUndefined();
  expect(seen.gate('risk')).toBe('onboarding in progress');
});

test('a draft has no case: its subject does not exist yet', async () => {
  const request = await onboardingAt(world, 'draft', 'business', newCompany());
  expect(await seenBy(world.gatekeeper, request)).toBeUndefined();
});
