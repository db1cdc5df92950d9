/** `npm run migrate -- --from sqlite --to postgres`: moves the data of DOSSIER_DATA into the database of DATABASE_URL. */
import { parseArgs } from 'node:util';
import type { Store } from '@dossier/records';
import { systemClock } from '../adapters/system-clock.ts';
import { moveDesk } from '../migrate/move-desk.ts';
import { commandLine } from '../runtime/command-line.ts';
import { type Config, ConfigError } from '../runtime/config.ts';
import { openTarget } from '../runtime/open-desk.ts';
import { existingConfig, openExisting } from './open-existing.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: DATABASE_URL=postgres://… ${commandLine('migrate', '--from sqlite --to postgres')}`;

function readDirection(args: readonly string[]): void {
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...args], options, strict: false });
  if (values.from !== 'sqlite' || values.to !== 'postgres') throw new ConfigError(usage);
}

async function migrate(config: Config): Promise<number> {
  const { databaseUrl } = config;
  if (databaseUrl === undefined) throw new ConfigError(`DATABASE_URL is not set. ${usage}`);
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

await runCommand(async () => {
  readDirection(process.argv.slice(2));
  return migrate(existingConfig());
});
