import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorFor, newCompany, refusedBy, requestOfOther } from '../../test/case.ts';
import { done, onboardingAt, requestRow, type Stage, startWorld, type World } from '../../test/scenario.ts';
import type { Actor } from '../runtime/actor.ts';
import { loadSubmittedDocumentFor } from './submitted-document.ts';

let world: World;
let intern: Actor;
beforeAll(async () => {
  world = await startWorld();
  intern = await actorFor(world, world.intern);
});
afterAll(() => world.close());

const extractOf = async (request: string, version = 1) => {
  const { subject } = await requestRow(world, request);
  const filter = 'subject = {:subject} && type = "registration" && version = {:version}';
  const byBusiness = filter.replace('subject', 'business');
  const row = await world.store.reader.first('kyc_businesses_docs', byBusiness, { subject, version });
  return { id: row?.id ?? '', doc: row?.doc ?? '' };
};
const load = (request: string, document: string) =>
  loadSubmittedDocumentFor(world.store.reader, intern, { request, document });
const refuses = (code: 'not-found' | 'version-frozen', request: string, document: string, actor = intern) =>
  refusedBy(world, code, (records) => loadSubmittedDocumentFor(records, actor, { request, document }));

describe('a document to decide about', () => {
  test('is found by its row in the vault and by its file', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    const { id, doc } = await extractOf(request);
    for (const ref of [id, doc]) {
      expect(await load(request, ref)).toMatchObject({
        ok: true,
        value: { document: { id, doc }, request: { id: request } },
      });
    }
  });

  test.each(['corrections', 'question'] as const)(
    'can be decided while the onboarding is in %s',
    async (stage: Stage) => {
      const request = await onboardingAt(world, stage, 'business', newCompany());
      expect((await load(request, (await extractOf(request)).id)).ok).toBe(true);
    },
  );

  test.each(['completed', 'closed'] as const)('can no longer be decided in an onboarding that is %s', async (stage) => {
    const request = await onboardingAt(world, stage, 'business', newCompany());
    await refuses('version-frozen', request, (await extractOf(request)).id);
  });

  test('does not exist before the submit', async () => {
    const request = await onboardingAt(world, 'approved', 'business', newCompany());
    await done(world.upload(world.client, { request, owner: 'subject', type: 'registration', issuedOn: '2026-11-02' }));
    await refuses('not-found', request, (await extractOf(request)).id);
  });

  test('does not exist through an onboarding of another company or another institution', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    const { id } = await extractOf(request);
    const other = await onboardingAt(world, 'submitted', 'business', newCompany());
    await refuses('not-found', other, id);
    await refuses('not-found', await requestOfOther(world, request), id);
    await refuses('not-found', request, id, await actorFor(world, world.otherGatekeeper));
    await refuses('not-found', request, 'doesnotexist001');
    await refuses('not-found', request, '');
  });

  test('that was uploaded after the submit is not part of the submitted version', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    const second = await requestOfOther(world, request);
    await done(
      world.upload(world.client, { request: second, owner: 'subject', type: 'registration', issuedOn: '2026-11-20' }),
    );
    const newer = await extractOf(request, 2);
    expect(newer.id).not.toBe('');
    await refuses('not-found', request, newer.id);
    expect((await load(request, (await extractOf(request)).id)).ok).toBe(true);
  });
});
