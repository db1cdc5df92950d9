/**
 * `npm run migrate -- --from sqlite --to postgres`: moves the data of DOSSIER_DATA into the database of DATABASE_URL.
 * `npm run migrate -- --files-to s3://…`: copies the files to object storage.
 */
import { parseArgs } from 'node:util';
import type { Store } from '@dossier/records';
import { systemClock } from '../adapters/system-clock.ts';
import { nameOfPlace } from '../files/storages.ts';
import { moveDesk } from '../migrate/move-desk.ts';
import { copyFiles } from '../migrate/move-files.ts';
import { commandLine } from '../runtime/command-line.ts';
import { type Config, ConfigError, readPlaces } from '../runtime/config.ts';
import { openTarget } from '../runtime/open-desk.ts';
import { openStored } from '../runtime/open-files.ts';
import { existingConfig, openExisting } from './open-existing.ts';
import { runCommand } from './run-command.ts';

const toPostgres = `DATABASE_URL=postgres://… ${commandLine('migrate', '--from sqlite --to postgres')}`;
const toBucket = commandLine('migrate', '--files-to s3://KEY:SECRET@host:port/bucket');
const usage = `Usage: ${toPostgres}\nor: ${toBucket}`;

const options = { from: { type: 'string' }, to: { type: 'string' }, 'files-to': { type: 'string' } } as const;

async function migrateDatabase(config: Config): Promise<number> {
  const { databaseUrl } = config;
  if (databaseUrl === undefined) throw new ConfigError(`DATABASE_URL is not set. Usage: ${toPostgres}`);
  const from = await openExisting({ ...config, databaseUrl: undefined });
  const to = await openTarget(databaseUrl, systemClock);
  try {
    const { tables, files } = await moveDesk(from.store as unknown as Store, to as unknown as Store, from.files);
    for (const { collection, count, digest } of tables)
      console.log(`${collection.padEnd(26)}${String(count).padStart(9)}  ${digest.slice(0, 16)}`);
    console.log(`Files: ${files.count - files.bad.length} of ${files.count} intact; they are not moved.`);
    for (const key of files.bad) console.error(`Missing or changed: ${key}`);
    console.log('Migration completed. Stop the server if it runs, and start it with the same DATABASE_URL.');
    return files.bad.length === 0 ? 0 : 1;
  } finally {
    await to.close();
    await from.store.close();
  }
}

/** The database stays as it is, and is not opened. */
async function migrateFiles({ files: place }: Config, url: string): Promise<number> {
  const target = readPlaces({ ...process.env, FILES_URL: url, FILES_URL_FILE: undefined }).files;
  if (target.kind === 'folder') throw new ConfigError(usage);
  const [from, to] = [await openStored(place), await openStored(target)];
  if (from.filesAt === to.filesAt) throw new ConfigError(`The files are in ${to.filesAt} already.`);
  const move = { from: from.files, to: to.files, compareAll: true, say: (sentence: string) => console.log(sentence) };
  const { copied, present, deleted } = await copyFiles(move);
  console.log(`${nameOfPlace(target)}: ${copied} files copied, ${present} were there with the same digest.`);
  if (deleted > 0) console.log(`${deleted} were deleted with their record meanwhile.`);
  console.log('Now set FILES_URL and restart the server: it copies what was added since, before it answers.');
  return 0;
}

await runCommand(async () => {
  const { values } = parseArgs({ args: process.argv.slice(2), options, strict: false });
  const url = values['files-to'];
  if (typeof url === 'string' && values.from === undefined && values.to === undefined)
    return migrateFiles(existingConfig(), url);
  if (url !== undefined || values.from !== 'sqlite' || values.to !== 'postgres') throw new ConfigError(usage);
  return migrateDatabase(existingConfig());
});
