/** `npm run backup [-- <folder or bucket>]`: makes a backup, also while the server runs, and removes outdated ones. */
import { resolve } from 'node:path';
import { systemClock } from '../adapters/system-clock.ts';
import { backUp } from '../backup/back-up.ts';
import { recordBackup } from '../backup/record-backup.ts';
import { type FilesPlace, nameOfPlace } from '../files/storages.ts';
import { faultOfPlace } from '../runtime/backup-settings.ts';
import { type Config, ConfigError } from '../runtime/config.ts';
import { sizeText } from '../runtime/size-text.ts';
import { bucketOf, isAddress } from './backup-place.ts';
import { lowerPriority } from './low-priority.ts';
import { existingConfig, onDesk } from './open-existing.ts';
import { runCommand } from './run-command.ts';

/** @throws ConfigError for a place that a loss of the data would take along */
function targetPlace(config: Config): FilesPlace {
  const [given] = process.argv.slice(2);
  if (given === undefined) return config.backup.place;
  const place: FilesPlace = isAddress(given)
    ? bucketOf(given, config.backup.place)
    : { kind: 'folder', path: resolve(given) };
  const fault = faultOfPlace(place, config);
  if (fault !== undefined) throw new ConfigError(`${nameOfPlace(place)} ${fault}`);
  return place;
}

async function backup(): Promise<void> {
  lowerPriority();
  const config = existingConfig();
  const place = targetPlace(config);
  await onDesk(config, async (desk) => {
    const startedAt = systemClock();
    const made = await backUp(config, desk, { place, now: systemClock });
    await recordBackup(desk.store, made, startedAt);
    const { index, records, files: count, added, name, removed } = made;
    console.log(`Backup ${nameOfPlace(place)}/${name}`);
    console.log(`${records} records, ${count} files (${added} new in the target), ${sizeText(index.size)}.`);
    if (removed.length > 0) console.log(`Removed ${removed.length} outdated backups.`);
    if (index.recipients.length === 0)
      console.log(
        'It is not encrypted and contains personal data and the secret: set DOSSIER_BACKUP_TO to encrypt it.',
      );
  });
}

await runCommand(backup);
