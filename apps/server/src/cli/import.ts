/** `npm run import -- registry <file>` or `-- list <format>:<path>`: imports into a data folder, also while the server runs. */
import { basename } from 'node:path';
import { systemClock } from '../adapters/system-clock.ts';
import { recordCommandImport } from '../jobs/import-registers.ts';
import { mountReactions } from '../reactions/index.ts';
import { runImport } from '../registry/import-command.ts';
import type { ImportReport } from '../registry/import-file.ts';
import { storedRegistry } from '../registry/stored-registry.ts';
import { AddressPolicy } from '../runtime/address-policy.ts';
import { commandLine } from '../runtime/command-line.ts';
import type { Config } from '../runtime/config.ts';
import { createSecretBox } from '../runtime/secret-box.ts';
import { importList } from '../screening/import-command.ts';
import { openScreening } from '../screening/open-screening.ts';
import { orderSweep } from '../screening/order-sweep.ts';
import { existingConfig, openExisting } from './open-existing.ts';
import { runCommand } from './run-command.ts';

const print = (line: string) => console.log(line);
const typed = (args: string) => commandLine('import', args);

async function importInto(config: Config, args: readonly string[]): Promise<number> {
  const { dataFolder, origins } = config;
  const { store, files } = await openExisting(config);
  mountReactions(store, origins);
  const outside = { addresses: new AddressPolicy(config.allowedAddresses), secrets: createSecretBox(config.secret) };
  const screening = openScreening({ store, files, dataFolder, now: systemClock, ...outside });
  try {
    const listed = await importList(args, { store, files, screening, print });
    if (listed !== undefined) return listed;
    const today = systemClock().toISOString().slice(0, 10);
    const onDone = (file: string, report: ImportReport) => recordCommandImport(store, basename(file), report);
    const code = await runImport(args, { writer: storedRegistry(store), today, print, typed, onDone });
    if (code === 0) await store.dialect.refreshStatistics('all');
    // Subscriptions to register changes are checked against the imported data.
    if (code === 0 && args[0] === 'registry')
      await store.transaction((records) => orderSweep(records, 'register'), { operation: 'import-register' });
    return code;
  } finally {
    await screening.stop();
    await store.close();
  }
}

await runCommand(() => importInto(existingConfig(), process.argv.slice(2)));
