import { systemClock } from '../adapters/system-clock.ts';
import { type Config, readConfig } from '../runtime/config.ts';
import { tryLock } from '../runtime/lock-folder.ts';
import { type OpenDesk, openDesk } from '../runtime/open-desk.ts';

/** Reads the settings of a command on an existing desk. */
export const existingConfig = (): Config => readConfig(process.env, { mustExist: true });

/**
 * Opens an existing desk for a command, also while a server uses its folder. The schema is changed only while no server
 * does.
 * @throws ConfigError when there is no desk, or a server of another version uses it
 */
export async function openExisting({ dataFolder, databaseUrl, files }: Config): Promise<OpenDesk> {
  const lock = databaseUrl === undefined ? tryLock(dataFolder) : undefined;
  const mayChange = databaseUrl !== undefined || lock !== undefined;
  try {
    return await openDesk(dataFolder, systemClock, databaseUrl, { mayChange, mustExist: true, files });
  } finally {
    lock?.release();
  }
}

/** Runs something on an existing desk, and closes it again. */
export async function onDesk<T>(config: Config, run: (desk: OpenDesk) => Promise<T>): Promise<T> {
  const desk = await openExisting(config);
  try {
    return await run(desk);
  } finally {
    await desk.store.close();
  }
}

/** The database as an operator knows it, without the password of PostgreSQL. */
export function placeOf({ dataFolder, databaseUrl }: Config): string {
  if (databaseUrl === undefined) return dataFolder;
  const { host, pathname } = new URL(databaseUrl);
  return `${pathname.slice(1)} at ${host || 'this machine'} (DATABASE_URL)`;
}
