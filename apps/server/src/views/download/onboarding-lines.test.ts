import type { OnboardingStatus, WaitingOn } from '@dossier/domain/onboarding';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onboardingAt, startWorld, type Type, type World } from '../../../test/scenario.ts';
import type { Person } from '../../../test/test-app.ts';
import { actorFor } from '../../../test/viewer.ts';
import { type OnboardingTable, onboardingHeader, onboardingLines } from './onboarding-lines.ts';

let world: World;
/** Three onboardings of the first institution, of a company, of a company and of a person. */
let ids: string[];
beforeAll(async () => {
  world = await startWorld();
  const types: Type[] = ['business', 'business', 'individual'];
  ids = [];
  for (const type of types) ids.push(await onboardingAt(world, 'requested', type));
}, 60_000);
afterAll(() => world.close());

const english: OnboardingTable = { language: 'en', hasOrg: false, isArchive: false };

async function linesFor(who: Person, wanted: readonly string[], table: Partial<OnboardingTable> = {}, most = 10) {
  const lines: string[][] = [];
  const viewer = { records: world.store.reader, actor: await actorFor(world, who), today: '2026-11-21' };
  for await (const page of onboardingLines(viewer, wanted, { ...english, ...table }, most)) lines.push(...page);
  return lines;
}

const set = (id: string, values: object) =>
  world.store.transaction((records) => records.update('gk_requests', id, values));

/** The first onboarding with these values, by the names of the columns. */
async function rowWith(values: object, table: Partial<OnboardingTable> = {}): Promise<Record<string, string>> {
  await set(ids[0] ?? '', values);
  const [line] = await linesFor(world.gatekeeper, ids.slice(0, 1), table);
  return Object.fromEntries(onboardingHeader({ ...english, ...table }).map((name, at) => [name, line?.[at] ?? '']));
}

describe('a list as a spreadsheet [ONB-15]', () => {
  test('that is cut off says so in its last line', async () => {
    const cut = await linesFor(world.gatekeeper, ids, {}, 2);
    expect(cut).toHaveLength(3);
    expect(cut[2]).toEqual(['The list is longer: these are the first 2 rows.']);
    const inDutch = await linesFor(world.gatekeeper, ids, { language: 'nl' }, 2);
    expect(inDutch[2]).toEqual(['De lijst is langer: dit zijn de eerste 2 regels.']);
    expect(await linesFor(world.gatekeeper, ids, {}, 3)).toHaveLength(3);
  });

  test('leaves out what its viewer may not see, also when it was listed before [PERM-07]', async () => {
    expect(await linesFor(world.otherGatekeeper, ids)).toEqual([]);
    expect(await linesFor(world.client, ids)).toEqual([]);
    const draft = await onboardingAt(world, 'draft');
    expect(await linesFor(world.gatekeeper, [draft, 'nosuchrequest00'])).toHaveLength(1);
    expect(await linesFor(world.intern, [draft, ...ids])).toHaveLength(3);
  });

  test('keeps the order of the list over all its batches', async () => {
    const numbers = (await linesFor(world.gatekeeper, ids)).map((line) => line[5]);
    expect(new Set(numbers).size).toBe(3);
    const wanted = Array.from({ length: 70 }, () => ids).flat();
    const lines = await linesFor(world.gatekeeper, wanted, {}, 1_000);
    expect(lines.map((line) => line[5])).toEqual(Array.from({ length: 70 }, () => numbers).flat());
  });

  test('has the number of a company in its register, and never that of a person’s passport', async () => {
    await set(ids[2] ?? '', { client_number: 'NX4R82KD1' });
    const [business, , person] = await linesFor(world.gatekeeper, ids);
    expect(business?.slice(1, 4)).toEqual(['68412097', 'NL', 'Business']);
    expect(person?.slice(1, 4)).toEqual(['', 'IE', 'Individual']);
    expect(JSON.stringify(person)).not.toContain('NX4R82KD1');
  });

  test.each([
    ['draft', '', 'Institution'],
    ['requested', '', 'Client'],
    ['submitted', '', 'Review desk'],
    ['waiting', 'client_access', 'Client, access'],
    ['waiting', 'client_corrections', 'Client, corrections'],
    ['waiting', 'gatekeeper', 'Institution'],
    ['completed', '', 'None'],
    ['archived', '', 'None'],
  ] satisfies [OnboardingStatus, WaitingOn | '', string][])(
    'says of one that is %s %s who has to act: %s',
    async (status, waiting_on, expected) => {
      expect((await rowWith({ status, waiting_on }))['Waiting on']).toBe(expected);
    },
  );

  test('names the reviewer, and writes days as they are and times as they were at the desk', async () => {
    const row = await rowWith({ assigned_intern: world.lead.id, deadline: '2026-12-01' });
    expect(row).toMatchObject({ Assigned: 'Lena Ead', Deadline: '2026-12-01', Updated: '2026-11-21 11:00' });
    expect(await rowWith({ assigned_intern: '', deadline: '' })).toMatchObject({ Assigned: '', Deadline: '' });
  });

  test('of the archive has outcome, reason and time; of the desk the institution; else neither', async () => {
    const archived_at = '2026-11-20 23:30:00.000Z';
    const values = { status: 'archived', outcome: 'cancelled', reason: 'The sale is off.', archived_at };
    expect(await rowWith(values, { isArchive: true })).toMatchObject({
      Outcome: 'Cancelled',
      Reason: 'The sale is off.',
      'Archived on': '2026-11-21 00:30',
    });
    const plain = await rowWith(values);
    expect(Object.keys(plain)).not.toEqual(expect.arrayContaining(['Outcome']));
    expect(Object.values(plain)).not.toContain('The sale is off.');
    expect(Object.values(plain)).not.toContain('Kade & Vos Notarissen');
    expect(await rowWith(values, { hasOrg: true })).toMatchObject({ Institution: 'Kade & Vos Notarissen' });
  });
});
