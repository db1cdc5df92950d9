import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../adapters/system-clock.ts';
import { demoPassword, demoSignIns } from '../collections/demo-accounts.ts';
import { requireDatabaseFile } from '../runtime/bind-data.ts';
import { ConfigError, readConfig } from '../runtime/config.ts';
import { lockFolder } from '../runtime/lock-folder.ts';
import { openFiles } from '../runtime/open-files.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { runCommand } from './run-command.ts';

const most = 1_000_000;

/** @throws ConfigError for what is not a count */
function countOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > most)
    throw new ConfigError(
      `--onboardings takes a number from 1 to ${most}, for example: npm run seed -- --onboardings 5000`,
    );
  return count;
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { onboardings: { type: 'string' } } });
  const onboardings = countOf(values.onboardings);
  const { dataFolder, databaseUrl, files, origins, demo } = readConfig(process.env);
  if (!demo)
    throw new ConfigError(
      'Demo data is disabled in this configuration because its passwords are public. Unset HOST, DOSSIER_ORIGINS and DOSSIER_DEMO.',
    );
  if (databaseUrl !== undefined)
    throw new ConfigError(
      'This command creates SQLite data. Unset DATABASE_URL, and copy the data afterwards with: npm run migrate',
    );
  if (existsSync(join(dataFolder, 'dossier.db'))) {
    throw new ConfigError(`${dataFolder} already contains data: set DOSSIER_DATA to a new folder, or remove this one.`);
  }
  // The files of a desk whose database is elsewhere.
  await requireDatabaseFile({ folder: dataFolder, ...(await openFiles(files)) });
  const lock = lockFolder(dataFolder);
  await seedDemo({ dataFolder, origins, now: systemClock, onboardings });
  lock.release();
  const lines = Object.entries(demoSignIns).map(
    ([portal, addresses]) => `  ${portal.padEnd(12)}${addresses.join(', ')}`,
  );
  process.stdout.write(`Demo data created in ${dataFolder}.\n${lines.join('\n')}\n  Staff password: ${demoPassword}\n`);
});
