import type { Query } from '@dossier/screening/without-dictionaries';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadVersion, makeList, others } from '../../test/lists.ts';
import { startWorld, type World } from '../../test/scenario.ts';
import type { ScreenedFacts } from '../collections/shapes.ts';
import { SearchTooLongError } from './search-thread.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await loadVersion(world, await makeList(world, 'Invented sanctions'), others);
  await loadVersion(world, await makeList(world, 'Invented posts', { kind: 'pep' }), others);
});
afterAll(() => world.close());

const ottokar: Query = { type: 'person', name: 'Ottokar Vrbensky' };
const facts: ScreenedFacts = {
  type: 'person',
  name: 'Ottokar Vrbensky',
  otherNames: [],
  birthDate: '',
  birthPlace: '',
  nationality: '',
  country: '',
  gender: '',
  documents: [],
  registrationNumber: '',
};

describe('searches of API clients', () => {
  test('do not delay the searches of the desk', async () => {
    const { engine } = world.screening;
    const ended: string[] = [];
    const record = (who: string) => () => void ended.push(who);
    await Promise.all([
      engine.find(Array<Query>(200).fill(ottokar), {}).then(record('client')),
      engine.find(Array<Query>(200).fill(ottokar), {}).then(record('client')),
      engine.screen([facts]).then(record('desk')),
    ]);
    expect(ended).toEqual(['desk', 'client', 'client']);
  });

  test('end at their time limit, and later searches find the same as before', async () => {
    const { engine } = world.screening;
    const before = await engine.find([ottokar], {});
    await expect(engine.find([ottokar], { timeoutMs: -1 })).rejects.toThrow(SearchTooLongError);
    expect(await engine.find([ottokar], { timeoutMs: 10_000 })).toEqual(before);
    expect(before.findings[0]).toHaveLength(2);
  });

  test('end between two queries when the caller has left', async () => {
    const { engine } = world.screening;
    const left = new Error('left');
    const leaving = new AbortController();
    const ended = engine.find(Array<Query>(100_000).fill(ottokar), { signal: leaving.signal });
    leaving.abort(left);
    await expect(ended).rejects.toThrow(left);
  });
});
