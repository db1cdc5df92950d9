import type { SearchAnswer } from '@dossier/domain/contracts/answers/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company, makeContact } from '../../../test/factories.ts';
import { done, onboardingAt, type Stage, startWorld, type World } from '../../../test/scenario.ts';
import { ofOtherInstitution } from '../../../test/screened.ts';
import type { Person } from '../../../test/test-app.ts';

let world: World;
/** A submitted form of Zilverlinde, for the first institution and for the second. */
let own: string;
let foreign: string;
beforeAll(async () => {
  world = await startWorld();
  own = await onboardingAt(world, 'submitted', 'business', { reference: 'Ganzenveer 1' });
  foreign = await ofOtherInstitution(world, own);
}, 60_000);
afterAll(() => world.close());

type Group = SearchAnswer['groups'][number];

async function groupsFor(who: Person, q: string, more: Record<string, string> = {}): Promise<Group[]> {
  return (await done(world.view(who, 'search', { q, ...more }))).groups;
}
const groupFor = async (who: Person, q: string, kind: Group['kind']) =>
  (await groupsFor(who, q, { kind })).find((group) => group.kind === kind)?.items ?? [];

/** An onboarding of another company, with these values in its row. */
async function add(name: string, stage: Stage = 'requested', values: object = {}): Promise<string> {
  const number = String(70_000_000 + (await world.store.reader.count('kyc_businesses', '')));
  const client = { kind: 'business' as const, company: company({ name, registrationNumber: number }) };
  const id = await onboardingAt(world, stage, 'business', { client });
  await world.store.transaction((records) => records.update('gk_requests', id, { client_name: name, ...values }));
  return id;
}

describe('a query', () => {
  test('of one letter finds nothing, of two letters what starts with them [SRCH-01]', async () => {
    await add('Ywema Tuinen');
    expect(await groupsFor(world.gatekeeper, 'y')).toEqual([]);
    expect(await groupsFor(world.gatekeeper, ' y ')).toEqual([]);
    expect((await groupFor(world.gatekeeper, 'yw', 'subjects')).map(({ title }) => title)).toEqual(['Ywema Tuinen']);
  });

  test('of 200 letters is answered, a longer one is refused', async () => {
    expect(await groupsFor(world.gatekeeper, 'z'.repeat(200))).toEqual([]);
    expect((await world.view(world.gatekeeper, 'search', { q: 'z'.repeat(201) })).status).toBe(400);
    expect((await world.view(world.gatekeeper, 'search', { q: 'z'.repeat(500) })).status).toBe(400);
  });

  test.each(['&&', '"; drop table', "' or 1=1 --", '%%', '**', '\\\\', '[a-z]', '🏠🏠', 'ß%ß'])(
    'that is %j finds nothing, and no more than that happens',
    async (q) => {
      expect(await groupsFor(world.gatekeeper, q)).toEqual([]);
    },
  );

  test('finds a name with and without its accents [SRCH-01]', async () => {
    await add('Köln Şirketi Łódź');
    for (const q of ['koln', 'KÖLN', 'sirketi', 'łódź', 'lodz koln']) {
      expect((await groupFor(world.gatekeeper, q, 'subjects')).map(({ title }) => title)).toEqual([
        'Köln Şirketi Łódź',
      ]);
    }
  });

  test('finds the onboardings of a client by its name and registration number [SRCH-01]', async () => {
    const { client_name: name, client_number: number } = await world.store.reader.need('gk_requests', own);
    for (const q of [name, number])
      expect((await groupFor(world.gatekeeper, q, 'onboardings')).map(({ id }) => id)).toContain(own);
  });

  test('finds an onboarding by reference, number, digits of the number, and what the transaction is about', async () => {
    const { number } = await world.store.reader.need('gk_requests', own);
    for (const q of ['ganzenveer', number, number.replace(/\D/g, ''), 'purchase office'])
      expect((await groupFor(world.gatekeeper, q, 'onboardings')).map(({ id }) => id)).toContain(own);
  });
});

describe('the order', () => {
  test('is by the last change, and exact names come instead of similar ones [SRCH-01]', async () => {
    const older = await add('Merelveld Oud');
    world.clock.advance({ minutes: 1 });
    const newer = await add('Merelveld Nieuw');
    await add('Mereldveld');
    expect((await groupFor(world.gatekeeper, 'merelveld', 'subjects')).map(({ request }) => request)).toEqual([
      newer,
      older,
    ]);
    world.clock.advance({ minutes: 1 });
    await world.store.transaction((records) => records.update('gk_requests', older, { reference: 'changed' }));
    expect(
      (await groupFor(world.gatekeeper, 'merelveld', 'subjects')).map(({ request, near }) => [request, near]),
    ).toEqual([
      [older, false],
      [newer, false],
    ]);
    const near = await groupFor(world.gatekeeper, 'merelvled', 'subjects');
    expect(near.length).toBeGreaterThan(1);
    expect(near.every((item) => item.near)).toBe(true);
  });

  test('of one kind is whole; of all kinds six of each, with the total', async () => {
    for (let at = 0; at < 7; at++) await add(`Torenvalk ${at}`);
    const [subjects] = await groupsFor(world.gatekeeper, 'torenvalk');
    expect([subjects?.items.length, subjects?.total]).toEqual([6, 7]);
    const [whole, ...rest] = await groupsFor(world.gatekeeper, 'torenvalk', { kind: 'subjects' });
    expect([whole?.items.length, whole?.total, rest]).toEqual([7, 7, []]);
    expect(whole?.items.slice(0, 6)).toEqual(subjects?.items);
  });
});

describe('a person in two onboardings', () => {
  test('is found in each of them, and of one subject once [SRCH-01]', async () => {
    const again = await onboardingAt(world, 'submitted', 'business', { reference: 'Ganzenveer 2' });
    const onboardings = await groupFor(world.gatekeeper, 'van Reijsbergen', 'onboardings');
    const all = await groupFor(world.gatekeeper, 'joris', 'onboardings');
    expect(new Set((onboardings.length > 0 ? onboardings : all).map(({ id }) => id))).toEqual(new Set([own, again]));
    const subjects = await groupFor(world.gatekeeper, 'joris', 'subjects');
    expect(subjects.map(({ title, named }) => [title, named?.name.split(' ')[0]])).toEqual([
      ['Zilverlinde Vastgoed B.V.', 'Joris'],
    ]);
    expect(subjects[0]?.request).toBe(again);
  });

  test('is found by each institution in its own onboarding, and by the desk in all [SRCH-02, PERM-05]', async () => {
    const ids = async (who: Person) => (await groupFor(who, 'joris', 'onboardings')).map(({ id }) => id);
    expect(await ids(world.otherGatekeeper)).toEqual([foreign]);
    expect(await ids(world.gatekeeper)).not.toContain(foreign);
    expect(await ids(world.intern)).toEqual(expect.arrayContaining([own, foreign]));
  });
});

describe('other institutions [SRCH-02, PERM-05]', () => {
  test('find no name, reference, contact or draft of this one', async () => {
    await add('Nachtegaal Alleen');
    const draft = await add('Nachtegaal Concept', 'draft');
    await makeContact(world, world.org, 'nachtegaal@zang.example');
    expect(await groupsFor(world.otherGatekeeper, 'nachtegaal')).toEqual([]);
    const kinds = (await groupsFor(world.gatekeeper, 'nachtegaal')).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['subjects', 'contacts']));
    expect(JSON.stringify(await groupsFor(world.intern, 'nachtegaal'))).not.toContain(draft);
  });

  test('of one subject see their own reference only', async () => {
    const text = JSON.stringify(await groupsFor(world.otherGatekeeper, 'zilverlinde'));
    expect(text).toContain(foreign);
    for (const secret of [own, 'Ganzenveer', 'Kade & Vos', 'Sanne']) expect(text).not.toContain(secret);
  });
});

test('dates are those of the desk, also shortly after midnight', async () => {
  const before = world.clock.now();
  world.clock.set('2026-11-30T23:30:00.000Z');
  const id = await add('Uilenvlucht');
  await done(world.upload(world.gatekeeper, { request: id, owner: 'request', type: 'other' }, 'phone-photo.jpg'));
  const [document] = await groupFor(world.gatekeeper, 'uilenvlucht photo', 'documents');
  expect(document?.facts?.date).toBe('2026-12-01');
  const contacts = await groupFor(world.gatekeeper, 'hoekstra', 'contacts');
  expect(contacts.map(({ facts }) => facts?.date)).toContain('2026-12-01');
  world.clock.set(before.toISOString());
});
