import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskProcess, startDeskProcess } from './desk-process.ts';
import { done, startWorld } from './scenario.ts';

const secret = 'only-for-tests-0123456789-abcdefghij';
const count = 600;

let folder: string;
let id: string;
let token: string;
let desk: DeskProcess | undefined;

/** An import that is confirmed, in the folder of a desk that is not running. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-kill-'));
  const world = await startWorld({ dataFolder: folder, now: () => new Date(), config: { secret } });
  const form = new FormData();
  const lines = Array.from({ length: count }, (_, at) => `Company ${at} B.V.,${10_000_000 + at},NL`);
  form.set('file', new Blob([`Company name,Registration number,Country\n${lines.join('\n')}\n`]), 'clients.csv');
  id = (await done(world.request('POST', '/api/desk/upload-import', { who: world.admin, form }))).import;
  const choices = ['companyName', 'registrationNumber', 'country'];
  const input = { import: id, sheet: 0, dateOrder: 'day-first', sameBy: 'number', choices };
  await done(world.run(world.admin, 'check-import', input));
  const { checkedAt } = await done(world.view(world.admin, 'client-import', { import: id }));
  await done(world.run(world.admin, 'start-import', { import: id, checkedAt }));
  token = await world.tokenOf(world.admin);
  await world.close();
}, 120_000);
afterAll(async () => {
  desk?.process.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function startDesk(): Promise<DeskProcess> {
  desk = await startDeskProcess({ DOSSIER_DATA: folder, DOSSIER_SECRET: secret });
  return desk;
}

async function progress({ url }: DeskProcess) {
  const address = `${url}/api/desk/views/client-import?import=${id}`;
  const answer = await fetch(address, { headers: { authorization: token } });
  return (await answer.json()) as { state: string; done: number; createdCount: number; sameCount: number };
}

function inDatabase<T>(run: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(folder, 'dossier.db'));
  try {
    return run(database);
  } finally {
    database.close();
  }
}

const created = () =>
  inDatabase((database) =>
    Number(database.prepare('SELECT count(*) AS n FROM gk_requests WHERE import = ?').get(id)?.['n']),
  );

test('an import whose process is killed twice creates every row once', { timeout: 180_000 }, async () => {
  let before = 0;
  for (let kill = 0; kill < 2; kill += 1) {
    const running = await startDesk();
    await expect.poll(created, { timeout: 30_000, interval: 5 }).toBeGreaterThan(before);
    const exited = once(running.process, 'exit');
    running.process.kill('SIGKILL');
    await exited;
    // What another process would wait for.
    inDatabase((database) => database.exec(`UPDATE client_imports SET lease_until = '2026-01-01 00:00:00.000Z'`));
    before = created();
    expect(before % 10).toBe(0);
    expect(before).toBeLessThan(count);
  }
  const running = await startDesk();
  await expect.poll(async () => (await progress(running)).state, { timeout: 60_000 }).toBe('done');
  expect(await progress(running)).toMatchObject({ done: count, createdCount: count, sameCount: 0 });
  running.process.kill('SIGKILL');
  await once(running.process, 'exit');
  const rows = inDatabase((database) =>
    database.prepare('SELECT import_row FROM gk_requests WHERE import = ? ORDER BY import_row').all(id),
  );
  expect(rows.map((row) => row['import_row'])).toEqual(Array.from({ length: count }, (_, at) => at + 2));
});
