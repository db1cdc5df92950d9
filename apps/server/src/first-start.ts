import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { postgres } from '@dossier/records';
import { systemClock } from './adapters/system-clock.ts';
import type { Config } from './runtime/config.ts';

/** Makes the demo world where there is no desk yet and the demo is on. Says whether there was none. */
export async function firstStart(config: Config): Promise<boolean> {
  if (config.databaseUrl !== undefined) return firstStartOn(config.databaseUrl, config);
  const isNew = !existsSync(join(config.dataFolder, 'dossier.db'));
  if (isNew && config.demo) await seed(config);
  return isNew;
}

/** Of several instances that start at once, one seeds and the others wait for it. */
async function firstStartOn(url: string, config: Config): Promise<boolean> {
  const dialect = await postgres({ url });
  const look = async (): Promise<boolean> => {
    const [row] = await dialect.all(`SELECT to_regclass('gk_requests') IS NULL AS "isNew"`, []);
    const isNew = row?.['isNew'] === 1;
    if (isNew && config.demo) await seed(config);
    return isNew;
  };
  try {
    return await (dialect.exclusively?.(look, 'program') ?? look());
  } finally {
    await dialect.close();
  }
}

/** Loaded only when it is needed: it brings the makers of PDF files and pictures. */
async function seed({ dataFolder, databaseUrl, origins }: Config): Promise<void> {
  const { seedDemo } = await import('./seed/seed-demo.ts');
  await seedDemo({ dataFolder, databaseUrl, origins, now: systemClock });
}
