/** `npm run backup [-- <folder>]`: makes a backup, also while the server runs, and removes outdated ones. */
import { setPriority } from 'node:os';
import { resolve, sep } from 'node:path';
import { localDisk } from '@dossier/records';
import { systemClock } from '../adapters/system-clock.ts';
import { removeOutdated } from '../backup/list-backups.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { Sealer } from '../backup/sealing.ts';
import { isInside } from '../runtime/backup-settings.ts';
import { commandLine } from '../runtime/command-line.ts';
import { type Config, ConfigError } from '../runtime/config.ts';
import { programVersion } from '../runtime/program-version.ts';
import { sizeText } from './backup-place.ts';
import { existingConfig, onDesk } from './open-existing.ts';
import { runCommand } from './run-command.ts';

/** @throws ConfigError for a folder inside the data folder, which a loss of the data would take along */
function targetFolder({ dataFolder, backup: { folder: configured } }: Config): string {
  const [given = configured] = process.argv.slice(2);
  if (/^\w+:\/\//.test(given))
    throw new ConfigError(`Backups go to a folder. Usage: ${commandLine('backup', '/path/to/folder')}`);
  const folder = resolve(given);
  if (isInside(folder, dataFolder))
    throw new ConfigError(`${folder} is inside the data folder: name a folder on another disk or machine.`);
  return folder;
}

function sealerFor(recipients: readonly string[]): Sealer {
  try {
    return new Sealer(recipients);
  } catch {
    throw new ConfigError('DOSSIER_BACKUP_TO must list recipients of age, each like age1…, separated by commas.');
  }
}

/** The server and other programs come first. */
function lowerPriority(): void {
  try {
    setPriority(19);
  } catch {
    // Not on every system.
  }
}

async function backup(): Promise<void> {
  lowerPriority();
  const config = existingConfig();
  const folder = targetFolder(config);
  const recipients = config.backup.recipients;
  const sealer = sealerFor(recipients);
  const target = localDisk(folder);
  await onDesk(config, async ({ store, files }) => {
    const { dataFolder, databaseUrl } = config;
    const shared = { store, files, target, sealer, recipients, dataFolder, databaseUrl };
    const made = await makeBackup({ ...shared, program: programVersion(), now: systemClock });
    const removed = await removeOutdated(target, systemClock());
    const { index, records, files: count, added, name } = made;
    console.log(`Backup ${folder}${sep}${name}`);
    console.log(`${records} records, ${count} files (${added} new in the target), ${sizeText(index.size)}.`);
    if (removed.length > 0) console.log(`Removed ${removed.length} outdated backups.`);
    if (recipients.length === 0)
      console.log(
        'It is not encrypted and contains personal data and the secret: set DOSSIER_BACKUP_TO to encrypt it.',
      );
  });
}

await runCommand(backup);
