/** `npm run import -- registry <file>`: reads a register's file into the desk, also while it runs. */
import { storedRegistry } from '../adapters/stored-registry.ts';
import { systemClock } from '../adapters/system-clock.ts';
import { ConfigError, readConfig } from '../config.ts';
import { openDesk } from '../open-desk.ts';
import { runImport } from '../registry/import-command.ts';

async function importInto(dataFolder: string, args: readonly string[]): Promise<number> {
  const { store } = await openDesk(dataFolder, systemClock);
  const today = systemClock().toISOString().slice(0, 10);
  const code = await runImport(args, { writer: storedRegistry(store), today, print: (line) => console.log(line) });
  await store.close();
  return code;
}

try {
  process.exitCode = await importInto(readConfig(process.env).dataFolder, process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
