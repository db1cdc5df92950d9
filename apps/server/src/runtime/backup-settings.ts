import { isAbsolute, resolve, sep } from 'node:path';
import { z } from '@dossier/domain/schema';

/** Where backups go. */
export interface BackupSettings {
  /** Absolute. */
  readonly folder: string;
  /** Recipients of age to which backups are encrypted; empty: backups are not encrypted. */
  readonly recipients: readonly string[];
}

type Listed = Omit<BackupSettings, 'folder'> & { readonly folder: string | undefined };

const text =
  'DOSSIER_BACKUP_TO must list recipients of age, each like age1…, and at most one folder with its full path, separated by commas: /mnt/backups,age1…';

/** Reads `DOSSIER_BACKUP_TO`. The folder is a setting of the machine: no user of the desk can choose where it writes. */
export const backupSettings = z.pipe(
  z.pipe(z.string(), z.transform(splitList)),
  z.custom<Listed>((value) => value !== undefined, text),
);

function splitList(list: string): Listed | undefined {
  const parts = list.split(',').flatMap((part) => part.trim() || []);
  const recipients = parts.filter((part) => /^age1\w+$/.test(part));
  const [folder, ...others] = parts.filter((part) => !recipients.includes(part));
  if (others.length > 0 || (folder !== undefined && !isAbsolute(folder))) return undefined;
  return { folder: folder && resolve(folder), recipients };
}

/** Default folder of backups. */
export const backupsBeside = (dataFolder: string): string => `${dataFolder}-backups`;

/** Backups in the data folder would be lost with it. */
export const isInside = (folder: string, dataFolder: string): boolean =>
  `${folder}${sep}`.startsWith(`${dataFolder}${sep}`);
