/** `npm run restore -- <backup> [--key <file>]`: restores a backup into an empty DOSSIER_DATA and DATABASE_URL. */
import { openBackup } from '../backup/read-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { commandLine } from '../runtime/command-line.ts';
import { readPlaces } from '../runtime/config.ts';
import { sizeText } from '../runtime/size-text.ts';
import { readSource } from './backup-place.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: DOSSIER_DATA=<empty folder> ${commandLine('restore', '<folder or bucket of backups>/<backup>, or latest [--key <file with an age key>]')}`;

await runCommand(async () => {
  const place = readPlaces(process.env);
  const backup = await openBackup(await readSource(usage, place));
  const { files, size } = await restoreBackup(backup, place);
  const { made, secret, program } = backup.manifest;
  console.log(`Restored the desk of ${made} (Dossier ${program.version}) to ${place.dataFolder}.`);
  console.log(`${files} files, ${sizeText(size)}, every digest compared.`);
  if (secret === undefined) console.log('Its secret was set in the environment: set the same DOSSIER_SECRET.');
  console.log('Mails that were waiting at that time will be sent when the server starts.');
});
