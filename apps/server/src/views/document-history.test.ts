import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestOfOther } from '../../test/case.ts';
import { done, requestRow } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { missingFor, onlyItsRoles, startViewed, unknownId, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

const lineOf = (more = {}) => ({ owner: world.subject, kind: 'registration', subject: world.subject, ...more });
const historyOf = (who: Person, params = lineOf()) => done(world.view(who, 'document-history', params));

test('the history of a document has its owner, its kind and the onboardings that use it [DOC-10, DOC-11]', async () => {
  const { number } = await requestRow(world, world.completed);
  const history = await historyOf(world.gatekeeper);
  expect(history).toMatchObject({ kind: 'registration', ownerName: history.subjectName, owner: world.subject });
  expect(history.versions).toMatchObject([
    {
      name: 'card.png',
      version: 1,
      issuedOn: '2026-11-02',
      verification: 'verified',
      verifiedBy: 'Ruben Aerts',
      uploadedBy: 'Marit Hoekstra',
      usedIn: [{ id: world.completed, number, reference: 'TR-2026-0431' }],
    },
  ]);
});

test('a document that is uploaded again has both versions, the newest first; the institution has the sent one [DOC-11, DOC-14]', async () => {
  const request = world.corrections;
  const { subject } = await requestRow(world, request);
  const corrections = [{ target: `document:registration:${subject}`, text: 'Not legible.' }];
  const params = lineOf({ owner: subject, subject });
  await world.store.transaction(async (records) => {
    const [open] = await records.find('gk_corrections', 'request = {:request} && status = "open"', { request });
    await records.update('gk_corrections', open?.id ?? '', { target: corrections[0]?.target ?? '' });
  });
  await done(world.upload(world.client, { request, owner: 'subject', type: 'registration', issuedOn: '2026-11-10' }));
  const versions = ({ versions }: { versions: { version: number }[] }) => versions.map(({ version }) => version);
  expect(versions(await historyOf(world.intern, params))).toEqual([2, 1]);
  expect(versions(await historyOf(world.gatekeeper, params))).toEqual([1]);
});

test('a version that an earlier round used is used by its onboarding after the next round as well [DOC-11]', async () => {
  const request = world.corrections;
  const { subject } = await requestRow(world, request);
  const collection = 'kyc_businesses_details';
  const round = await world.store.reader.first(collection, 'request = {:request} && state = "submitted"', { request });
  await world.store.transaction((records) =>
    records.update(collection, round?.id ?? '', { state: 'superseded', documents: round?.documents ?? [] }),
  );
  await world.store.transaction((records) => records.update('gk_requests', request, { version: '' }));
  const { versions } = await historyOf(world.intern, lineOf({ owner: subject, subject }));
  expect(versions.at(-1)?.usedIn.map(({ id }: { id: string }) => id)).toContain(request);
});

test('the history is opened from one onboarding of the client, and not from one that the viewer may not see [PERM-05]', async () => {
  expect(await historyOf(world.gatekeeper, lineOf({ request: world.completed }))).toEqual(
    await historyOf(world.gatekeeper),
  );
  const foreign = await requestOfOther(world, world.completed);
  for (const request of [foreign, world.corrections]) {
    const params = lineOf({ request });
    await missingFor(world, [world.gatekeeper], 'document-history', params, { request: unknownId });
  }
});

test.each([
  ['an unknown kind', { kind: 'other-diploma' }],
  ['a kind without a document', { kind: 'partnershipAgreement' }],
  ['an unknown owner', { owner: unknownId }],
])('%s has no history', async (_what, more) => {
  const { status, body } = await world.view(world.gatekeeper, 'document-history', lineOf(more));
  expect([status, body.code]).toEqual([404, 'not-found']);
});

test('the history does not exist for another institution, and clients have none [PERM-05]', async () => {
  await missingFor(world, [world.otherGatekeeper, world.otherAdmin], 'document-history', lineOf(), {
    subject: unknownId,
  });
  await onlyItsRoles(world, 'document-history', lineOf());
});
