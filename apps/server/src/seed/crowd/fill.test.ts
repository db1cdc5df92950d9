import { hash } from 'node:crypto';
import { entitySchema } from '@dossier/domain/contracts/answers/entity';
import { onboardingStatuses } from '@dossier/domain/onboarding';
import { z } from '@dossier/domain/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DemoWorld, openDemoWorld } from '../../../test/demo-world.ts';
import { addCrowd } from './fill.ts';

const count = 70;
const lead = 'ilse@desk.example';
const worlds: DemoWorld[] = [];

async function openCrowd(): Promise<DemoWorld> {
  const present = new Date();
  const world = await openDemoWorld((folder) => addCrowd(folder, count, present));
  worlds.push(world);
  return world;
}

let world: DemoWorld;
beforeAll(async () => {
  world = await openCrowd();
}, 120_000);
afterAll(async () => {
  for (const one of worlds) await one.close();
});

const copiesOf = ({ store }: DemoWorld) => store.reader.find('gk_requests', 'id ~ "crowd%"', {}, { sort: 'id' });

describe('Many onboardings for a large desk', () => {
  test('are all in the lists, in every status, with late and coming deadlines, Dutch and foreign clients', async () => {
    const { counts } = await world.get('noor@kadevos.example', 'onboardings');
    const other = await world.get('lena@duinrand.example', 'onboardings');
    const found = onboardingStatuses.map((status) => counts[status] + other.counts[status]);
    expect(found.reduce((sum, one) => sum + one)).toBe(count);
    expect(found).not.toContain(0);
    const copies = await copiesOf(world);
    const today = new Date().toISOString().slice(0, 10);
    expect(new Set(copies.map(({ deadline }) => deadline < today)).size).toBe(2);
    expect(new Set(copies.map(({ client_country }) => client_country)).size).toBeGreaterThan(4);
    expect(new Set(copies.map(({ client_name }) => client_name)).size).toBeGreaterThan(40);
    const sent = copies.find(({ status }) => status === 'submitted');
    const queue = await world.get(lead, 'queue', { tab: 'all', search: sent?.number ?? '' });
    expect(queue.items.map(({ id, name }) => [id, name])).toEqual([[sent?.id, sent?.client_name]]);
  });

  test('open like any other, with checks, hits and files of their own that have the stored digest', async () => {
    const copies = (await copiesOf(world)).filter(({ status }) => status !== 'draft');
    for (const { id, subject, client_name: name } of copies) {
      const entity = z.parse(entitySchema, await world.get(lead, 'entity', { subject, request: id }));
      expect(entity).toMatchObject({ request: { id }, subject: { name } });
    }
    const files = await world.store.reader.find('kyc_docs', 'id ~ "crowd%"');
    expect(new Set(files.map(({ sha256 }) => sha256)).size).toBe(files.length);
    for (const { id, sha256 } of files.slice(0, 10))
      expect(hash('sha256', await world.bytes(lead, 'document-file', { doc: id }))).toBe(sha256);
    expect(await world.store.reader.find('screening_hits', 'id ~ "crowd%" && state = "open"')).not.toEqual([]);
  });

  test('have whole histories', async () => {
    for (const { id: request, subject } of await copiesOf(world))
      if (subject !== '')
        expect(await world.get(lead, 'history-check', { subject, request })).toMatchObject({ breaks: [] });
  });

  test('belong to clients of their own: the forms of a client of the demo stay the same', async () => {
    const { forms } = await world.get('marit@zilverlinde.example', 'client-forms');
    expect(forms.map(({ request }) => request).filter((id) => id.startsWith('crowd'))).toEqual([]);
    expect(forms).toHaveLength(2);
  });

  test('are the same with the same count on the same day', async () => {
    const again = await copiesOf(await openCrowd());
    expect(again).toEqual(await copiesOf(world));
  });
});
