import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoWorld, openDemoWorld } from '../../../test/demo-world.ts';
import { actorOf } from '../../http/actor-of.ts';
import { onboardingLines } from './onboarding-lines.ts';

let world: DemoWorld;
beforeAll(async () => {
  world = await openDemoWorld();
}, 120_000);
afterAll(() => world.close());

test('a list that is cut off says so in its last line, and holds nothing that is not the viewer’s', async () => {
  const { reader } = world.store;
  const person = await reader.first('gatekeeper_users', 'email = "sanne@kadevos.example"');
  const actor = actorOf('gatekeeper_users', person as never);
  if (!actor) throw new Error('nobody to look');
  const own = await reader.find('gk_requests', 'org = {:org}', { org: actor.org }, { sort: 'number' });
  const [foreign] = await reader.find('gk_requests', 'org != {:org}', { org: actor.org });
  const read = async (ids: readonly string[], most: number) => {
    const table = { language: 'en', hasOrg: false, isArchive: false } as const;
    const lines: string[][] = [];
    for await (const page of onboardingLines(reader, actor, ids, table, most)) lines.push(...page);
    return lines;
  };
  const ids = own.slice(0, 3).map(({ id }) => id);
  const cut = await read(ids, 2);
  expect(cut.slice(0, 2).map((line) => line[5])).toEqual(own.slice(0, 2).map(({ number }) => number));
  expect(cut.slice(2)).toEqual([['The list is longer: these are the first 2 rows.']]);
  expect(await read(ids, 3)).toHaveLength(3);
  expect(await read([foreign?.id ?? ''], 3)).toEqual([]);
});
