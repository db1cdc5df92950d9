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
  expect(paths).toHaveLength(9);
  expect(paths).toContain('manifest.csv');
});

test('it has the report that Get Report gives, in the language of the reader [ENT-02, ENT-03]', async () => {
  for (const [language, name] of [
    ['en', 'report.pdf'],
    ['nl', 'rapport.pdf'],
  ] as const) {
    const params = { request: world.completed };
    const archive = await downloaded(world, world.gatekeeper, 'download-all', params, language);
    const report = await downloaded(world, world.gatekeeper, 'report', params, language);
    expect(readZip(archive.bytes).get(name)?.equals(report.bytes)).toBe(true);
  }
});

test('its index links every file of the archive [ENT-03]', async () => {
  const { bytes } = await downloaded(world, world.gatekeeper, 'download-all', { request: world.completed });
  const files = readZip(bytes);
  const index = files.get('index.html')?.toString('utf8') ?? '';
  const links = [...index.matchAll(/href="\.\/([^"]+)"/g)].map(([, path = '']) => decodeURIComponent(path));
  expect(links.toSorted()).toEqual([...files.keys()].filter((path) => path !== 'index.html').toSorted());
  expect(index).toContain('TR-2026-0431');
  const history = JSON.parse(files.get('history.json')?.toString('utf8') ?? '');
  const { history_entries: number, history_hash: hash } = await requestRow(world, world.completed);
  expect(history.end).toEqual({ number, hash });
  expect(history.entries).toHaveLength(number);
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
  const { paths } = await archiveOf();
  expect(paths.filter((path) => path.includes('/'))).toHaveLength(1);
  expect(paths.filter((path) => !path.includes('/')).toSorted()).toEqual([
    'history.json',
    'index.html',
    'manifest.csv',
  ]);
  expect((await archiveOf(world.lead)).paths).toHaveLength(9);
  await world.store.transaction((records) => records.update('gk_access', access, { status: 'approved' }));
});

test('the archive does not exist for another institution, and is for staff [PERM-05, PERM-17]', async () => {
  const params = { request: world.completed };
  await missingFor(world, [world.otherGatekeeper], 'download-all', params, { request: unknownId });
  await missingFor(world, [world.intern], 'download-all', { request: world.draft }, { request: unknownId });
  await onlyItsRoles(world, 'download-all', params);
});
