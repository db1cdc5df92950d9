import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { keysAmong } from '../backup/backup-keys.ts';
import { listBackups } from '../backup/list-backups.ts';
import { timeOf } from '../backup/manifest.ts';
import { openTarget } from '../backup/open-target.ts';
import { type BackupSource, indexOf } from '../backup/read-backup.ts';
import { type FilesPlace, nameOfPlace } from '../files/storages.ts';
import { readBackupPlace } from '../runtime/backup-settings.ts';
import { ConfigError, type Places } from '../runtime/config.ts';

/** Names the newest backup. */
const newest = 'latest';

/**
 * Reads `<backup> [--key <file>]` from the arguments of a command: a path, an address in a bucket, the name of a backup in
 * DOSSIER_BACKUP_TO, or `latest`.
 * @throws ConfigError; without an argument it lists the backups that there are
 */
export async function readSource(usage: string, { backup, files }: Places): Promise<BackupSource> {
  const options = { key: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false });
  const [given] = positionals;
  if (given === undefined) throw new ConfigError(`${usage}\n${await backupsIn(backup.place)}`);
  const { place, name } = placeOf(given, backup.place);
  const target = await openTarget(place);
  const source = { target, name: name === newest ? await newestIn(place) : name, keys: keysIn(values.key) };
  if (source.keys !== undefined || !files.keys) return source;
  const { recipients } = await indexOf(source.target, source.name);
  return { ...source, keys: await keysAmong(recipients, files.keys) };
}

function placeOf(given: string, configured: FilesPlace): { place: FilesPlace; name: string } {
  if (given === newest || timeOf(given)) return { place: configured, name: given };
  if (!isAddress(given)) {
    const path = resolve(given);
    return { place: { kind: 'folder', path: dirname(path) }, name: basename(path) };
  }
  const [, bucket = '', name = '', query = ''] = /^([^?]*)\/([^/?]+)\/?(\?.*)?$/.exec(given) ?? [];
  return { place: bucketOf(bucket + query, configured), name };
}

export const isAddress = (text: string): boolean => /^\w+:\/\//.test(text);

/**
 * A bucket with its keys in the address, or the one of DOSSIER_BACKUP_TO without them, as a backup prints it.
 * @throws ConfigError
 */
export function bucketOf(address: string, configured: FilesPlace): FilesPlace {
  if (address === nameOfPlace(configured)) return configured;
  const place = readBackupPlace(address);
  if (place) return place;
  throw new ConfigError(
    `${address.replace(/\/\/.*@/, '//…@')} is not the bucket of DOSSIER_BACKUP_TO: set it to s3://KEY:SECRET@host:port/bucket?region=eu-central-1.`,
  );
}

async function backupsIn(place: FilesPlace): Promise<string> {
  const names = (await listBackups(await openTarget(place))).map(({ name }) => name);
  return names.length === 0
    ? `There is no backup in ${nameOfPlace(place)}.`
    : `Backups in ${nameOfPlace(place)}: ${names.toReversed().join(', ')}`;
}

async function newestIn(place: FilesPlace): Promise<string> {
  const found = (await listBackups(await openTarget(place))).at(-1);
  if (!found) throw new ConfigError(`There is no backup in ${nameOfPlace(place)}.`);
  return found.name;
}

function keysIn(path: string | boolean | undefined): string | undefined {
  if (typeof path !== 'string') return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ConfigError(`The key file ${path} cannot be read.`);
  }
}
