import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../adapters/system-clock.ts';
import { demoPassword, demoSignIns } from '../collections/demo-accounts.ts';
import { ConfigError, readConfig } from '../runtime/config.ts';
import { lockFolder } from '../runtime/lock-folder.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { dataFolder, origins, demo } = readConfig(process.env);
  if (!demo)
    throw new ConfigError(
      'Demo data is disabled in this configuration because its passwords are public. Unset HOST, DOSSIER_ORIGINS and DOSSIER_DEMO.',
    );
  if (existsSync(join(dataFolder, 'dossier.db'))) {
    throw new ConfigError(`${dataFolder} already contains data: set DOSSIER_DATA to a new folder, or remove this one.`);
  }
  const lock = lockFolder(dataFolder);
  await seedDemo({ dataFolder, origins, now: systemClock });
  lock.release();
  const lines = Object.entries(demoSignIns).map(
    ([portal, addresses]) => `  ${portal.padEnd(12)}${addresses.join(', ')}`,
  );
  process.stdout.write(`Demo data created in ${dataFolder}.\n${lines.join('\n')}\n  Staff password: ${demoPassword}\n`);
});
