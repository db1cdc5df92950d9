/** `npm run backup [-- <folder>]`: makes a backup, also while the server runs, and removes outdated ones. */
import { resolve, sep } from 'node:path';
import { systemClock } from '../adapters/system-clock.ts';
import { backUp } from '../backup/back-up.ts';
import { recordBackup } from '../backup/record-backup.ts';
import { isInside } from '../runtime/backup-settings.ts';
import { commandLine } from '../runtime/command-line.ts';
import { type Config, ConfigError } from '../runtime/config.ts';
import { sizeText } from '../runtime/size-text.ts';
import { lowerPriority } from './low-priority.ts';
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

async function backup(): Promise<void> {
  lowerPriority();
  const config = existingConfig();
  const folder = targetFolder(config);
  await onDesk(config, async (desk) => {
    const startedAt = systemClock();
    const made = await backUp(config, desk, { folder, now: systemClock });
    await recordBackup(desk.store, made, startedAt);
    const { index, records, files: count, added, name, removed } = made;
    console.log(`Backup ${folder}${sep}${name}`);
    console.log(`${records} records, ${count} files (${added} new in the target), ${sizeText(index.size)}.`);
    if (removed.length > 0) console.log(`Removed ${removed.length} outdated backups.`);
    if (index.recipients.length === 0)
      console.log(
        'It is not encrypted and contains personal data and the secret: set DOSSIER_BACKUP_TO to encrypt it.',
      );
  });
}

await runCommand(backup);
