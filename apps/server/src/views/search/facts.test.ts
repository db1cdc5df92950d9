import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoWorld, openDemoWorld } from '../../../test/demo-world.ts';

const sanne = 'sanne@kadevos.example';
const lena = 'lena@duinrand.example';
const ruben = 'ruben@desk.example';

let world: DemoWorld;
beforeAll(async () => {
  world = await openDemoWorld();
}, 120_000);
afterAll(() => world.close());

const found = async (who: string, q: string) => {
  const { groups, like } = await world.get(who, 'search', { q });
  const first = (kind: string) => groups.find((group) => group.kind === kind)?.items[0];
  return { groups, like, first };
};

test('each result has its status and date [SRCH-01]', async () => {
  const { first } = await found(sanne, 'zilverlinde');
  expect(first('subjects')?.facts).toEqual({ status: 'submitted', country: 'NL' });
  const document = first('documents')?.facts;
  expect(document?.verification).toMatch(/^(pending|verified|rejected)$/);
  expect(document?.kind).not.toBe('');
  expect(document?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  const onboarding = (await found(sanne, 'TR-2026-0431')).first('onboardings');
  const row = await world.store.reader.first('gk_requests', 'reference = "TR-2026-0431"');
  expect(onboarding?.facts).toEqual({ status: 'submitted', date: row?.deadline, contact: 'Marit Hoekstra' });
});

test("a contact's onboardings are counted within the own institution, and drafts are not the desk's [SRCH-02]", async () => {
  const { reader } = world.store;
  for (const [who, filter] of [
    [sanne, ''],
    [lena, ''],
    [ruben, ' && status != "draft"'],
  ] as const) {
    const { groups } = await found(who, 'Hoekstra');
    const contacts = groups.find(({ kind }) => kind === 'contacts')?.items ?? [];
    expect(contacts.length).toBeGreaterThan(0);
    for (const { id, facts } of contacts) {
      const own = await reader.need('gk_contacts', id);
      const count = await reader.count('gk_requests', `contact = {:c} && org = {:o}${filter}`, { c: id, o: own.org });
      expect(facts?.count).toBe(count);
    }
  }
});

test('similar words are named as they are spelled, and only without an exact match [SRCH-01]', async () => {
  expect((await found(sanne, 'hoekstar')).like).toEqual(['Hoekstra']);
  expect((await found(sanne, 'Hoekstra')).like).toEqual([]);
});
