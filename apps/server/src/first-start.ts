import { existsSync } from 'node:fs';
import { systemClock } from './adapters/system-clock.ts';
import { requireDatabaseFile, requireOwnFiles } from './runtime/bind-data.ts';
import type { Config } from './runtime/config.ts';
import { databaseIn } from './runtime/data-folder.ts';
import { openFiles } from './runtime/open-files.ts';
import { openPostgres } from './runtime/open-postgres.ts';

/** A database that is still starting is waited for. */
const wait = { waitMs: 60_000, say: (sentence: string) => void process.stderr.write(`${sentence}\n`) };

/**
 * Creates the demo data if there is no desk yet and the demo is enabled.
 * @returns whether there was no desk
 * @throws ConfigError when the data folder has files of another database
 */
export async function firstStart(config: Config): Promise<boolean> {
  if (config.databaseUrl !== undefined) return firstStartOn(config.databaseUrl, config);
  const isNew = !existsSync(databaseIn(config.dataFolder));
  if (isNew) await requireDatabaseFile(await folderOf(config));
  if (isNew && config.demo) await seed(config);
  return isNew;
}

const folderOf = async ({ dataFolder, files }: Config) => ({ folder: dataFolder, ...(await openFiles(files)) });

/** When several instances start at the same time, one seeds and the others wait for it. */
async function firstStartOn(url: string, config: Config): Promise<boolean> {
  const dialect = await openPostgres(url, wait);
  const seedIfEmpty = async (): Promise<boolean> => {
    const [row] = await dialect.all(`SELECT to_regclass('gk_requests') IS NULL AS "isNew"`, []);
    const isNew = row?.['isNew'] === 1;
    if (isNew) await requireOwnFiles(dialect, await folderOf(config));
    if (isNew && config.demo) await seed(config);
    return isNew;
  };
  try {
    return await (dialect.exclusively?.(seedIfEmpty, 'program') ?? seedIfEmpty());
  } finally {
    await dialect.close();
  }
}

/** Imported on demand: it depends on the generators of PDF files and images. */
async function seed({ dataFolder, databaseUrl, origins }: Config): Promise<void> {
  const { seedDemo } = await import('./seed/seed-demo.ts');
  await seedDemo({ dataFolder, databaseUrl, origins, now: systemClock });
}
