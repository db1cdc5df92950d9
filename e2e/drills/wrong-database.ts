import { cp, mkdtemp, readdir, rename, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { attempt, type Desk, runCommand, startDesk } from '../support/desk.ts';
import { openDesk } from '../support/people.ts';
import { makeCase } from '../support/stages.ts';
import { openPostgres } from './databases.ts';
import { type Drill, expectThat } from './drill.ts';

const main = 'apps/server/src/main.ts';
const day = 86_400_000;

/** Paths of all files of records, wherever they are below `files`, without the folders of the bin. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== 'identity')
    .map((entry) => entry.name)
    .toSorted();
}

/** Makes files and database older, so that the sweep of the next start examines every file. */
async function age(folder: string): Promise<void> {
  for (const entry of await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })) {
    const before = new Date(Date.now() - 2 * day);
    if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), before, before);
  }
  const database = new DatabaseSync(join(folder, 'dossier.db'));
  database.prepare('UPDATE "_identity" SET "created" = ?').run(new Date(Date.now() - 9 * day).toISOString());
  database.close();
}

/** Starts the server, which must refuse with a sentence and change nothing. */
async function expectRefusal(folder: string, env: Readonly<Record<string, string>>, sentence: string): Promise<void> {
  const before = (await readdir(folder, { recursive: true })).toSorted().join('\n');
  const { code, output } = await attempt(main, [], { ...env, DOSSIER_DATA: folder });
  expectThat(code === 1, `the start was not refused (${sentence}): ${output}`);
  expectThat(output.includes(sentence), `expected "${sentence}", got: ${output}`);
  expectThat(output.trim().split('\n').length === 1, `expected one sentence, got: ${output}`);
  const after = (await readdir(folder, { recursive: true })).toSorted().join('\n');
  expectThat(after === before, `the refused start changed the folder (${sentence})`);
}

/** A stopped desk with documents, and a copy of its database from before they were uploaded. */
async function stoppedDesk(): Promise<{ readonly desk: Desk; readonly early: string }> {
  const desk = await openDesk({ env: { LOG_LEVEL: 'info' } });
  const early = join(await mkdtemp(join(tmpdir(), 'early-')), 'dossier.db');
  const one = await makeCase(desk, 'approved');
  await desk.stop();
  await cp(join(desk.data, 'dossier.db'), early);
  await desk.start();
  await makeCase(desk, 'submitted', { like: one });
  await desk.stop();
  return { desk, early };
}

async function sweepEnded(desk: Desk): Promise<void> {
  while (!desk.output().includes('sweep-files')) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** An older copy of the database knows none of the newest files: they are moved to the bin, and back afterwards. */
async function restoreOlder(desk: Desk, early: string): Promise<void> {
  const database = join(desk.data, 'dossier.db');
  const newest = `${early}-newest`;
  await age(desk.data);
  const files = await filesOf(desk.data);
  expectThat(files.length >= 4, `expected documents, found ${files.length}`);
  await rename(database, newest);
  await cp(early, database);
  await age(desk.data);
  await desk.start();
  await sweepEnded(desk);
  expectThat(/"binned":[1-9]/.test(desk.output()), `the sweep did not run as expected: ${desk.output()}`);
  await desk.stop();
  expectThat((await filesOf(desk.data)).join() === files.join(), 'the start on an older database deleted files');
  await cp(newest, database);
  await desk.start();
  await sweepEnded(desk);
  expectThat(/"restored":[1-9]/.test(desk.output()), `the files were not moved back: ${desk.output()}`);
  await desk.stop();
  expectThat((await filesOf(desk.data)).join() === files.join(), 'files were lost');
}

async function onSqlite({ desk, early }: Awaited<ReturnType<typeof stoppedDesk>>): Promise<void> {
  const database = join(desk.data, 'dossier.db');
  await rename(database, `${early}-aside`);
  await expectRefusal(desk.data, desk.env, 'its database dossier.db is missing');
  const other = await startDesk();
  await other.stop();
  await cp(join(other.data, 'dossier.db'), database);
  await expectRefusal(desk.data, desk.env, 'does not belong to the files in');
  await other.remove();
  await rm(database);
  await rename(`${early}-aside`, database);
  await restoreOlder(desk, early);
}

/** Moves the desk to PostgreSQL, then starts it with other databases. */
async function onPostgres(desk: Desk): Promise<string> {
  const postgres = await openPostgres();
  if (!postgres) return 'PostgreSQL is not installed and was not tried';
  try {
    const [own, empty] = [await postgres.database(), await postgres.database()];
    const files = await filesOf(desk.data);
    await expectRefusal(desk.data, { ...desk.env, DATABASE_URL: empty.url }, 'The database is empty');
    const env = { ...desk.env, DATABASE_URL: own.url };
    await runCommand('apps/server/src/cli/migrate.ts', ['--from', 'sqlite', '--to', 'postgres'], env);
    const moved = await startDesk({ data: desk.data, env: { DATABASE_URL: own.url } });
    await moved.stop();
    await expectRefusal(desk.data, desk.env, 'was moved to PostgreSQL');
    expectThat((await filesOf(desk.data)).join() === files.join(), 'files were lost');
    return 'on PostgreSQL an empty database, and a start without DATABASE_URL after a move, were refused';
  } finally {
    await postgres.close();
  }
}

export const wrongDatabase: Drill = {
  title: 'the server is started with a missing, foreign, empty or older database; no file is deleted',
  limit: 120,
  async run() {
    const stopped = await stoppedDesk();
    try {
      const count = (await filesOf(stopped.desk.data)).length;
      await onSqlite(stopped);
      const postgres = await onPostgres(stopped.desk);
      return `${count} files present after each start; ${postgres}`;
    } finally {
      await stopped.desk.remove();
    }
  },
};
