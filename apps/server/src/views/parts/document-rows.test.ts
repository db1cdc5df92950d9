import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done, onboardingAt, requestRow, startWorld, type World } from '../../../test/scenario.ts';
import { vaultDocuments } from '../../case/documents.ts';
import { frozenOf } from '../../case/versions.ts';
import type { Row } from '../../collections/rows.ts';
import { ownRows, vaultRows } from './document-rows.ts';

let world: World;
let request: Row<'gk_requests'>;
beforeAll(async () => {
  world = await startWorld();
  request = await requestRow(world, await onboardingAt(world, 'approved', 'business'));
  for (const file of ['card.png', 'scan-three-pages.pdf']) {
    const input = { request: request.id, owner: 'subject', type: 'registration', issuedOn: '2026-11-02' };
    await done(world.upload(world.client, input, file));
    world.clock.advance({ minutes: 1 });
  }
  await done(world.upload(world.client, { request: request.id, owner: 'subject', type: 'other' }, 'phone-photo.jpg'));
}, 60_000);
afterAll(() => world.close());

const vault = () => vaultDocuments(world.store.reader, request);
const rowsOf = async (names = new Map([[request.subject, 'Zilverlinde']])) => {
  const known = await vault();
  return vaultRows(world.store.reader, known, { names, known });
};

describe('a document of the vault as it is shown', () => {
  test('has the facts of its file, its owner’s name and who added it [DOC-10, DOC-11]', async () => {
    const [first, second] = await rowsOf();
    expect(first).toMatchObject({
      name: 'card.png',
      mediaType: 'image/png',
      ownerName: 'Zilverlinde',
      kind: 'registration',
      issuedOn: '2026-11-02',
      verification: 'pending',
      verifiedBy: '',
      uploadedBy: 'Marit Hoekstra',
      uploadedAt: '2026-11-21 10:00:00.000Z',
      origin: 'vault',
    });
    expect(second).toMatchObject({ name: 'scan-three-pages.pdf', pages: 3 });
  });

  test('counts versions of the same kind and owner, and only those that its reader may know of', async () => {
    const counts = (rows: { version: number; versions: number }[]) => rows.map((row) => [row.version, row.versions]);
    expect(counts(await rowsOf())).toEqual([
      [1, 2],
      [2, 2],
      [1, 1],
    ]);
    const [first] = await vault();
    const known = first ? [first] : [];
    expect(counts(await vaultRows(world.store.reader, known, { names: new Map(), known }))).toEqual([[1, 1]]);
  });

  test('an extract expires six months after its issue; other documents do so only if that was given [DOC-11]', async () => {
    expect((await rowsOf()).map(({ expiresOn }) => expiresOn)).toEqual(['2027-05-02', '2027-05-02', '']);
  });

  test('an identity document expires when its person said at submitting, each version by itself', async () => {
    const sent = await requestRow(world, await onboardingAt(world, 'submitted', 'individual'));
    const [passport] = (await vaultDocuments(world.store.reader, sent)).filter(({ purpose }) => purpose === 'identity');
    const version = await frozenOf(world.store.reader, sent);
    expect(version?.answers.individual?.identityExpiry).toMatch(/^20/);
    expect(passport?.expiresOn).toBe(version?.answers.individual?.identityExpiry);
  });

  test('has no owner’s name when the person is no longer in the form', async () => {
    expect((await rowsOf(new Map())).map(({ ownerName }) => ownerName)).toEqual(['', '', '']);
  });

  test('names the reviewer who verified or rejected it', async () => {
    const [first] = await vault();
    await world.store.transaction((records) =>
      records.update('kyc_businesses_docs', first?.id ?? '', {
        verification: 'rejected',
        verified_by: world.intern.id,
        reason: 'Blurred.',
      }),
    );
    expect((await rowsOf())[0]).toMatchObject({
      verification: 'rejected',
      verifiedBy: 'Ruben Aerts',
      reason: 'Blurred.',
    });
  });
});

describe('a document of the institution as it is shown', () => {
  test('has no verification and no version, and belongs to its onboarding alone', async () => {
    const other = await onboardingAt(world, 'requested', 'individual');
    await done(world.upload(world.gatekeeper, { request: request.id, owner: 'request', type: 'other' }, 'card.png'));
    const rows = await ownRows(world.store.reader, [request.id, other]);
    expect(rows).toMatchObject([
      {
        name: 'card.png',
        document: '',
        owner: request.id,
        ownerName: '',
        verification: 'pending',
        verifiedBy: '',
        version: 1,
        versions: 1,
        uploadedBy: 'Sanne de Wit',
        origin: 'institution',
      },
    ]);
    expect(await ownRows(world.store.reader, [other])).toEqual([]);
    expect(await ownRows(world.store.reader, [])).toEqual([]);
  });
});
