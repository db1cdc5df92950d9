import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { VerificationLevel } from '@dossier/domain/system';
import { postgres, readIdentity, type ScratchDatabase, scratchDatabase } from '@dossier/records';
import { nameOfPlace } from '../files/storages.ts';
import { type Config, ConfigError } from '../runtime/config.ts';
import { databaseIn, verifyWorkIn } from '../runtime/data-folder.ts';
import { freeBytesIn } from '../runtime/disk-space.ts';
import { createSecretBox } from '../runtime/secret-box.ts';
import { keysAmong } from './backup-keys.ts';
import { checkCopy, requireCounts } from './check-copy.ts';
import { listBackups } from './list-backups.ts';
import { openTarget } from './open-target.ts';
import { requireProof } from './proof.ts';
import { indexOf, type OpenBackup, openBackup } from './read-backup.ts';
import { type CheckedBackup, fillDatabase, unpack } from './restore-backup.ts';
import { verifyWithoutKey } from './verify-backup.ts';

export interface VerifiedBackup extends CheckedBackup {
  readonly name: string;
  readonly level: VerificationLevel;
}

/** Where a restored desk is. `databaseUrl` is undefined for SQLite in its folder. */
export interface RestoredDesk {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

/** Starts a restored desk, asks whether it is ready, and stops it. @throws ConfigError when it is not */
export type TryStart = (desk: RestoredDesk) => Promise<void>;

type Settings = Pick<Config, 'dataFolder' | 'databaseUrl' | 'backup' | 'files' | 'secret'>;

/**
 * Verifies the newest backup: restores it next to the data, on PostgreSQL to a database of its own, compares every digest,
 * examines the database, and starts the desk on it. Of one that is encrypted to keys that the desk does not have every
 * stored byte is compared.
 * @throws ConfigError when there is none, it could not be restored, or another wrote its index
 */
export async function verifyNewest(settings: Settings, tryStart: TryStart): Promise<VerifiedBackup> {
  const { dataFolder, backup, files } = settings;
  const target = await openTarget(backup.place);
  const newest = (await listBackups(target)).at(-1);
  if (!newest) throw new ConfigError(`There is no backup in ${nameOfPlace(backup.place)}.`);
  const { name } = newest;
  const index = await indexOf(target, name);
  requireProof(name, index, createSecretBox(settings.secret));
  const keys = await keysAmong(index.recipients, files.keys);
  if (index.recipients.length > 0 && keys === undefined) return { name, ...(await verifyWithoutKey(target, name)) };
  const work = verifyWorkIn(dataFolder);
  // What a killed process left.
  await rm(work, { recursive: true, force: true });
  if ((await freeBytesIn(dataFolder)) < index.size * 1.5)
    throw new ConfigError(`The disk of ${dataFolder} has too little free space to restore the backup for a test.`);
  await mkdir(work, { mode: 0o700 });
  try {
    const folder = join(work, 'data');
    const opened = await openBackup({ target, name, keys });
    const checked = await unpack(opened, folder, files.keys);
    const hasStarted = await tryDatabase(opened, folder, { databaseUrl: settings.databaseUrl, tryStart });
    return { name, level: hasStarted ? 'started' : 'read', ...checked };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

interface Trial {
  readonly databaseUrl: string | undefined;
  readonly tryStart: TryStart;
}

/** @returns false when there is no place for a second database on PostgreSQL: the dump is then only read */
async function tryDatabase({ manifest }: OpenBackup, dataFolder: string, { databaseUrl, tryStart }: Trial) {
  const copy = databaseIn(dataFolder);
  const scratch =
    manifest.database.kind === 'postgres' && databaseUrl !== undefined ? await scratchFor(databaseUrl) : undefined;
  try {
    if (scratch) {
      await fillDatabase(scratch.url, copy);
      await countRecords(scratch.url, manifest.database.counts);
    } else await checkCopy(copy, manifest.database);
    if (manifest.database.kind === 'postgres' && !scratch) return false;
    await tryStart({ dataFolder, databaseUrl: scratch?.url });
    return true;
  } finally {
    await scratch?.drop();
  }
}

/** Its name is that of no other database: it has the random identity of the desk. */
async function scratchFor(databaseUrl: string): Promise<ScratchDatabase | undefined> {
  const dialect = await postgres({ url: databaseUrl });
  const identity = await readIdentity(dialect).finally(() => dialect.close());
  return identity && scratchDatabase(databaseUrl, `dossier_verify_${identity.id.toLowerCase().replaceAll(/\W/g, '')}`);
}

async function countRecords(url: string, counts: Readonly<Record<string, number>>): Promise<void> {
  const dialect = await postgres({ url });
  const count = (collection: string) =>
    dialect.transaction(async (connection) => {
      const [row] = await connection.all(`SELECT count(*) AS "n" FROM "${collection}"`, []);
      return Number(row?.['n']);
    });
  await requireCounts(counts, count).finally(() => dialect.close());
}
