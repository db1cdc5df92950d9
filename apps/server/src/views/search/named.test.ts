import { accessStatuses } from '@dossier/domain/access-request';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DemoWorld, openDemoWorld } from '../../../test/demo-world.ts';

const sanne = 'sanne@kadevos.example';
const lena = 'lena@duinrand.example';
const ruben = 'ruben@desk.example';

let world: DemoWorld;
let request = '';
let subject = '';
let access = '';
beforeAll(async () => {
  world = await openDemoWorld();
  const row = await world.store.reader.first('gk_requests', 'reference = "TR-2026-0431"');
  request = row?.id ?? '';
  subject = row?.subject ?? '';
  access = (await world.store.reader.first('gk_access', 'request = {:r}', { r: request }))?.id ?? '';
}, 120_000);
afterAll(() => world.close());

/** Results about the client of the tour. */
async function found(who: string, q: string) {
  const { groups } = await world.get(who, 'search', { q });
  const items = groups.flatMap(({ kind, items }) => items.map((item) => ({ kind, ...item })));
  return items.filter((item) => item.subject === subject);
}

const withAccess = (status: (typeof accessStatuses)[number]) =>
  world.store.transaction((records) => records.update('gk_access', access, { status }));

/** These words occur in the client's answers only. */
const secrets = ['Fontaine', 'Thijs Bakkerveld', 'Hoekstra Beheer', '64120885', 'fontiane'];

describe('an onboarding is found by the people in it', () => {
  test.each([
    ['Fontaine', { role: 'owner', name: 'Élise Fontaine' }],
    ['bakkerveld', { role: 'representative', name: 'Thijs Bakkerveld' }],
    ['B214907', { role: 'owner', name: 'Tessera Holding S.à r.l.' }],
    ['lu b 214.907', { role: 'owner', name: 'Tessera Holding S.à r.l.' }],
    ['NL 8571.20.443.B01', { role: 'vat', name: 'NL857120443B01' }],
    ['btw 857120443b01', { role: 'vat', name: 'NL857120443B01' }],
    ['Marit Hoekstra', { role: 'ubo', name: 'Marit Hoekstra' }],
  ] as const)('by %s, with the role of the person [SRCH-01]', async (q, named) => {
    for (const who of [sanne, ruben]) {
      const items = await found(who, q);
      expect(items.find(({ kind }) => kind === 'subjects')).toMatchObject({
        title: 'Zilverlinde Vastgoed B.V.',
        named,
      });
      expect(items.find(({ title }) => title === 'TR-2026-0431')).toMatchObject({ kind: 'onboardings', named });
    }
  });

  test('documents of a person by the name of that person, whatever the file is called [SRCH-01]', async () => {
    for (const who of [sanne, ruben]) {
      const documents = (await found(who, 'Bakkerveld')).filter(({ kind }) => kind === 'documents');
      expect(documents.map(({ named }) => named?.name)).toEqual(['Thijs Bakkerveld']);
    }
  });

  test('a typing error in a name is tolerated, and the name shown as it is spelled [SRCH-01]', async () => {
    const { groups, like } = await world.get(ruben, 'search', { q: 'bakkervled' });
    expect(groups.flatMap(({ items }) => items).every(({ near }) => near)).toBe(true);
    expect(like).toEqual(['Bakkerveld']);
  });

  test('a direct match is first, and occurs once [SRCH-01]', async () => {
    const { groups } = await world.get(ruben, 'search', { q: 'Tessera' });
    for (const { items, total } of groups) expect(new Set(items.map(({ id }) => id)).size).toBe(total);
    const subjects = groups.find(({ kind }) => kind === 'subjects')?.items ?? [];
    expect(subjects.map(({ title }) => title)).toEqual(['Tessera Holding S.à r.l.', 'Zilverlinde Vastgoed B.V.']);
    expect(subjects[0]?.named).toBeUndefined();
  });
});

describe('what the client answered', () => {
  test.each(accessStatuses.filter((status) => status !== 'approved'))(
    'is not found by an institution while access is %s; the desk finds it [SRCH-02, PERM-04, ACC-11]',
    async (status) => {
      await withAccess(status);
      for (const secret of secrets) {
        const answer = await world.get(sanne, 'search', { q: secret });
        expect(answer.groups.flatMap(({ items }) => items).filter((item) => item.subject === subject)).toEqual([]);
        expect(JSON.stringify(answer)).not.toMatch(/Élise|Thijs|Beheer/);
      }
      expect(await found(ruben, 'Fontaine')).not.toEqual([]);
      await withAccess('approved');
      expect(await found(sanne, 'Fontaine')).not.toEqual([]);
    },
  );

  test('is not found by another institution, whose own onboarding of the same client waits [SRCH-02, PERM-05]', async () => {
    for (const secret of secrets) expect((await world.get(lena, 'search', { q: secret })).groups).toEqual([]);
  });

  test('is found in a draft by the desk alone, and by an institution when it was sent [SRCH-02, PERM-04]', async () => {
    const row = await world.store.reader.first('gk_requests', 'reference = "TR-2026-0440"');
    const draft = await world.store.reader.first('kyc_businesses_details', 'request = {:r}', { r: row?.id ?? '' });
    expect(draft?.state).toBe('draft');
    const people = { people: [{ id: 'p'.repeat(15), firstName: 'Ingrid', lastName: 'Kvaløya' }] };
    await world.store.transaction((records) => records.update('kyc_businesses_details', draft?.id ?? '', { people }));
    const isFoundBy = async (who: string) => (await world.get(who, 'search', { q: 'kvaloya' })).groups.length > 0;
    expect([await isFoundBy(ruben), await isFoundBy(sanne)]).toEqual([true, false]);
    await world.store.transaction(async (records) => {
      await records.update('kyc_businesses_details', draft?.id ?? '', { state: 'submitted' });
      await records.update('gk_requests', row?.id ?? '', { version: draft?.id ?? '' });
    });
    expect([await isFoundBy(ruben), await isFoundBy(sanne), await isFoundBy(lena)]).toEqual([true, true, false]);
  });
});

test("an institution's own contact is found before access, with the onboardings it is for [SRCH-01]", async () => {
  const { groups } = await world.get(sanne, 'search', { q: 'Brannigan', kind: 'onboardings' });
  expect(groups[0]?.items[0]).toMatchObject({
    title: 'TR-2026-0417',
    named: { role: 'contact', name: 'Aoife Brannigan' },
  });
  expect((await world.get(lena, 'search', { q: 'Brannigan' })).groups).toEqual([]);
});
