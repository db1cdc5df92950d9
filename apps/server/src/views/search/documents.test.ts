import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessOf, done, onboardingAt, requestRow, startWorld, type World } from '../../../test/scenario.ts';
import { ofOtherInstitution } from '../../../test/screened.ts';
import type { Person } from '../../../test/test-app.ts';

let world: World;
let own: string;
let foreign: string;
beforeAll(async () => {
  world = await startWorld();
  own = await onboardingAt(world, 'submitted', 'business', { reference: 'FIRST' });
  foreign = await ofOtherInstitution(world, own);
}, 60_000);
afterAll(() => world.close());

type Item = { id: string; title: string; request: string; facts: Record<string, string> };

const found = async (who: Person, q: string): Promise<Item[]> =>
  (await done(world.view(who, 'search', { q, kind: 'documents' }))).groups[0]?.items ?? [];
const titles = async (who: Person, q: string) => (await found(who, q)).map(({ title }) => title);

const add = async (who: Person, request: string, file: string, owner = 'request') =>
  done(world.upload(who, { request, owner, type: 'other' }, file));

describe('a document of the vault', () => {
  test('is found by parts of its file name, and by the client’s name [SRCH-01]', async () => {
    const card = await found(world.gatekeeper, 'card');
    expect(card.length).toBeGreaterThan(0);
    expect(new Set(card.map(({ title }) => title))).toEqual(new Set(['card.png']));
    const owners = card.map(({ facts }) => `${facts['kind']} ${facts['owner'] ?? ''}`.trim());
    expect(owners).toEqual(expect.arrayContaining(['registration', 'other-identity Joris van Rijsbergen']));
    expect((await found(world.gatekeeper, 'png zilverlinde')).map(({ id }) => id)).toEqual(card.map(({ id }) => id));
    expect(new Set(card.map(({ id }) => id)).size).toBe(card.length);
  });

  test('is found by an institution while it has access, and by the desk always [SRCH-02, PERM-04, ACC-11]', async () => {
    const access = await accessOf(world, foreign);
    const set = (status: 'approved' | 'rejected' | 'withdrawn' | 'pending') =>
      world.store.transaction((records) => records.update('gk_access', access, { status }));
    expect(await found(world.otherGatekeeper, 'card')).not.toEqual([]);
    for (const status of ['pending', 'rejected', 'withdrawn'] as const) {
      await set(status);
      expect(await found(world.otherGatekeeper, 'card')).toEqual([]);
      expect(await found(world.gatekeeper, 'card')).not.toEqual([]);
      expect(await found(world.intern, 'card')).not.toEqual([]);
    }
    await set('approved');
  });

  test('that was added after the form was sent is found by the desk and not yet by the institution [PERM-04]', async () => {
    const request = await onboardingAt(world, 'approved', 'individual');
    await add(world.client, request, 'scan-three-pages.pdf', 'subject');
    const { client_name } = await requestRow(world, request);
    expect(await titles(world.intern, `three ${client_name}`)).toEqual(['scan-three-pages.pdf']);
    expect(await titles(world.gatekeeper, `three ${client_name}`)).toEqual([]);
  });
});

describe('a document that an institution added itself', () => {
  test('is found by that institution and the desk; not by another with the same client [SRCH-02, PERM-05]', async () => {
    await add(world.gatekeeper, own, 'phone-photo.jpg');
    expect(await titles(world.gatekeeper, 'phone')).toEqual(['phone-photo.jpg']);
    expect(await titles(world.intern, 'phone')).toEqual(['phone-photo.jpg']);
    expect(await titles(world.otherGatekeeper, 'phone')).toEqual([]);
    expect((await found(world.gatekeeper, 'phone'))[0]).toMatchObject({
      request: own,
      facts: { kind: 'other', verification: 'pending', date: '2026-11-21' },
    });
  });

  test('is found without the client’s access [SRCH-02]', async () => {
    const request = await onboardingAt(world, 'refused', 'individual', { reference: 'SHUT' });
    await add(world.gatekeeper, request, 'progressive.jpg');
    expect((await found(world.gatekeeper, 'progressive')).map((item) => item.request)).toEqual([request]);
  });
});

test('a document of a vault leads to the onboarding of its viewer that changed last', async () => {
  world.clock.advance({ minutes: 1 });
  const again = await onboardingAt(world, 'submitted', 'business', { reference: 'AGAIN' });
  const [first] = await found(world.gatekeeper, 'card');
  expect(first?.request).toBe(again);
  const ofOther = await found(world.otherGatekeeper, 'card');
  expect(new Set(ofOther.map(({ request }) => request))).toEqual(new Set([foreign]));
});
