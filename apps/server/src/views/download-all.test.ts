import { afterAll, beforeAll, expect, test } from 'vitest';
import { readZip } from '../../test/read-zip.ts';
import { accessOf, requestRow } from '../../test/scenario.ts';
import { downloaded, missingFor, onlyItsRoles, startViewed, unknownId, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

const archiveOf = async (who = world.gatekeeper, request = world.completed) => {
  const { bytes, headers } = await downloaded(world, who, 'download-all', { request });
  return { paths: [...readZip(bytes).keys()], headers };
};

test('a completed onboarding is downloaded under its client’s name and its number [ENT-03]', async () => {
  const { number } = await requestRow(world, world.completed);
  const { paths, headers } = await archiveOf();
  expect(headers.get('content-type')).toBe('application/zip');
  expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(
    `Zilverlinde Vastgoed B.V ${number}.zip`,
  );
  expect(paths).toHaveLength(6);
  expect(paths).toContain('manifest.csv');
});

test('an institution waits for the completion, the desk does not [PERM-17]', async () => {
  const request = world.corrections;
  const { status, body } = await world.view(world.gatekeeper, 'download-all', { request });
  expect([status, body.code]).toEqual([409, 'report-not-ready']);
  expect((await archiveOf(world.intern, request)).paths.length).toBeGreaterThan(1);
});

test('after access is withdrawn the institution gets its own documents only [DOC-06]', async () => {
  const access = await accessOf(world, world.completed);
  await world.store.transaction((records) => records.update('gk_access', access, { status: 'withdrawn' }));
  expect((await archiveOf()).paths).toHaveLength(2);
  expect((await archiveOf(world.lead)).paths).toHaveLength(6);
  await world.store.transaction((records) => records.update('gk_access', access, { status: 'approved' }));
});

test('the archive does not exist for another institution, and is for staff [PERM-05, PERM-17]', async () => {
  const params = { request: world.completed };
  await missingFor(world, [world.otherGatekeeper], 'download-all', params, { request: unknownId });
  await missingFor(world, [world.intern], 'download-all', { request: world.draft }, { request: unknownId });
  await onlyItsRoles(world, 'download-all', params);
});
