import { joris } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany, write } from '../../test/case.ts';
import { onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import { storeIndicators } from './risk.ts';
import { updateTrueMatchIndicator } from './true-matches.ts';
import { frozenOf, type Version } from './versions.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const submitted = () => onboardingAt(world, 'submitted', 'business', newCompany());
const indicators = async (request: string) => {
  const rows = await world.store.reader.find('risk_indicators', 'request = {:request}', { request });
  return rows.map(({ rule, severity }) => [rule, severity]);
};

describe('a true screening match', () => {
  async function match(request: string, entries: readonly (readonly [string, 'true_match' | 'open'])[]) {
    const { subject } = await requestRow(world, request);
    const about = { request, subject, kind: 'person' as const, target: joris };
    return write(world, async (records) => {
      const screening = await records.create('statuses_screening', { ...about, name: 'Joris', status: 'pending' });
      for (const [entry_name, state] of entries) {
        await records.create('screening_hits', { ...about, screening: screening.id, list: 'EU', entry_name, state });
      }
    });
  }
  const update = async (request: string) => {
    const row = await requestRow(world, request);
    await write(world, (records) => updateTrueMatchIndicator(records, row));
  };
  const dataOf = async (request: string) =>
    (await world.store.reader.find('risk_indicators', 'request = {:request}', { request })).map(({ data }) => data);

  test('is a high risk with the matched name and entry, one indicator for several matches', async () => {
    const request = await submitted();
    await match(request, [
      ['Yoris', 'true_match'],
      ['Georgi', 'open'],
      ['Jorick', 'true_match'],
    ]);
    await update(request);
    expect(await indicators(request)).toEqual([['screening-true-match', 'high']]);
    const [data] = await dataOf(request);
    expect(data).toMatchObject({ count: 2 });
    expect(JSON.stringify(data)).not.toContain('Georgi');
    await update(request);
    expect(await indicators(request)).toHaveLength(1);
  });

  test('ends when a later screening no longer has it', async () => {
    const request = await submitted();
    await match(request, [['Yoris', 'true_match']]);
    await update(request);
    expect(await indicators(request)).toHaveLength(1);
    world.clock.advance({ seconds: 1 });
    await match(request, []);
    await update(request);
    expect(await indicators(request)).toEqual([]);
  });

  test('survives the next submit, which computes the other indicators again', async () => {
    const request = await submitted();
    await match(request, [['Yoris', 'true_match']]);
    const row = await requestRow(world, request);
    const version = (await frozenOf(world.store.reader, row)) as Version;
    await write(world, (records) => storeIndicators({ records, today: '2026-11-21' }, row, version));
    expect(await indicators(request)).toEqual([['screening-true-match', 'high']]);
  });
});
