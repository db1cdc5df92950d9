import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../test/factories.ts';
import { readPdf } from '../../test/pdf-text.ts';
import { accessOf } from '../../test/scenario.ts';
import { downloaded, missingFor, onlyItsRoles, startViewed, unknownId, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

const refusal = async (who = world.gatekeeper, request = world.completed) => {
  const { status, body } = await world.view(who, 'report', { request });
  return [status, body.code];
};
const setAccess = async (status: 'approved' | 'withdrawn') => {
  const access = await accessOf(world, world.completed);
  await world.store.transaction((records) => records.update('gk_access', access, { status }));
};

describe('the report of a completed onboarding', () => {
  test('is a file with the reference and the client in its name, by the desk as its author [ENT-02]', async () => {
    await make(world, 'desk', { name: 'Review desk' });
    const { bytes, headers } = await downloaded(world, world.gatekeeper, 'report', { request: world.completed });
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain('TR-2026-0431 Zilverlinde Vastgoed B.V.pdf');
    const { author, unspaced } = await readPdf(bytes);
    expect(author).toBe('Review desk');
    expect(unspaced).toContain('Decidedon21November2026');
    expect(unspaced).toContain('EUconsolidatedlist');
  });

  test('exists in each language, with the same content for both readers', async () => {
    const of = (language: string, who = world.gatekeeper) =>
      downloaded(world, who, 'report', { request: world.completed }, language);
    const dutch = (await of('nl')).bytes;
    expect((await readPdf(dutch)).language).toBe('nl-NL');
    expect((await of('nl', world.intern)).bytes.equals(dutch)).toBe(true);
    expect((await of('en')).bytes.equals(dutch)).toBe(false);
  });

  test('is no longer given to the institution after access is withdrawn, still to the desk [PERM-17]', async () => {
    await setAccess('withdrawn');
    expect(await refusal()).toEqual([409, 'report-not-ready']);
    expect((await refusal(world.intern))[0]).toBe(200);
    await setAccess('approved');
    expect((await refusal())[0]).toBe(200);
  });
});

describe('before the completion', () => {
  test('the institution has no report, the desk a provisional one [ENT-20, PERM-17]', async () => {
    expect(await refusal(world.gatekeeper, world.corrections)).toEqual([409, 'report-not-ready']);
    const { bytes } = await downloaded(world, world.intern, 'report', { request: world.corrections });
    expect((await readPdf(bytes)).unspaced).toContain('provisionalreport');
  });

  test('there is none of a form that was never sent [ENT-20]', async () => {
    expect(await refusal(world.intern, world.requested)).toEqual([409, 'report-not-ready']);
    expect(await refusal(world.gatekeeper, world.draft)).toEqual([409, 'report-not-ready']);
  });
});

test('the report does not exist for another institution, and is for staff [PERM-05, PERM-17]', async () => {
  const params = { request: world.completed };
  await missingFor(world, [world.otherGatekeeper, world.otherAdmin], 'report', params, { request: unknownId });
  await onlyItsRoles(world, 'report', params);
});
