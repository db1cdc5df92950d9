import { isAbsolute, resolve, sep } from 'node:path';
import { z } from '@dossier/domain/schema';
import type { FilesPlace } from '../files/storages.ts';
import { readBucket } from './bucket-setting.ts';

/** Where backups go. */
export interface BackupSettings {
  /** A folder with its full path, or a bucket. */
  readonly place: FilesPlace;
  /** Recipients of age to which backups are encrypted; empty: backups are not encrypted. */
  readonly recipients: readonly string[];
}

type Listed = Omit<BackupSettings, 'place'> & { readonly place: FilesPlace | undefined };

const text =
  'DOSSIER_BACKUP_TO must list recipients of age, each like age1…, and at most one folder with its full path or one bucket, separated by commas: /mnt/backups,age1… or s3://KEY:SECRET@host:port/bucket?region=eu-central-1,age1…, with / + and , of the secret written as %2F %2B and %2C.';

/** Reads `DOSSIER_BACKUP_TO`. The place is a setting of the machine: no user of the desk can choose where it writes. */
export const backupSettings = z.pipe(
  z.pipe(z.string(), z.transform(splitList)),
  z.custom<Listed>((value) => value !== undefined, text),
);

function splitList(list: string): Listed | undefined {
  const parts = list.split(',').flatMap((part) => part.trim() || []);
  const recipients = parts.filter((part) => /^age1\w+$/.test(part));
  const [given, ...others] = parts.filter((part) => !recipients.includes(part));
  const place = given === undefined ? undefined : readBackupPlace(given);
  if (others.length > 0 || (given !== undefined && !place)) return undefined;
  return { place, recipients };
}

/** A folder with its full path, or the address of a bucket; undefined for anything else. */
export function readBackupPlace(text: string): FilesPlace | undefined {
  if (isAbsolute(text)) return { kind: 'folder', path: resolve(text) };
  const bucket = readBucket(text);
  return bucket && { kind: 'bucket', bucket };
}

/** Default folder of backups. */
export const backupsBeside = (dataFolder: string): FilesPlace => ({ kind: 'folder', path: `${dataFolder}-backups` });

/**
 * What is wrong with a place for the backups of a desk, as the end of a sentence: in the data folder they would be lost
 * with it, and objects of a backup have no record that protects them from the sweep of files.
 */
export function faultOfPlace(
  place: FilesPlace,
  { dataFolder, files }: { readonly dataFolder: string; readonly files: FilesPlace },
): string | undefined {
  if (place.kind === 'folder')
    return `${place.path}${sep}`.startsWith(`${dataFolder}${sep}`)
      ? 'is inside the data folder: name a folder on another disk or machine.'
      : undefined;
  const isOfFiles =
    files.kind === 'bucket' &&
    files.bucket.endpoint === place.bucket.endpoint &&
    files.bucket.name === place.bucket.name;
  return isOfFiles ? 'is the bucket of FILES_URL: name a bucket for the backups alone.' : undefined;
}
