/** `npm run rekey`: encrypts every stored file to the keys of DOSSIER_FILE_KEYS, also while the server runs. */
import { isNoted, keySetOf } from '../files/key-set.ts';
import { rekeyFiles } from '../files/rekey.ts';
import { ConfigError } from '../runtime/config.ts';
import { openFiles, openStored } from '../runtime/open-files.ts';
import { lowerPriority } from './low-priority.ts';
import { existingConfig } from './open-existing.ts';
import { runCommand } from './run-command.ts';

const noKeys =
  'DOSSIER_FILE_KEYS is not set: set the new key in front of the present ones, restart the server with them, and run this again.';

const notStarted =
  'No server was started with these DOSSIER_FILE_KEYS yet. Restart every server with them first, so that it can read what is encrypted to the new key. Nothing was changed.';

await runCommand(async () => {
  lowerPriority();
  const { files: place } = existingConfig();
  const { keys } = place;
  if (!keys) throw new ConfigError(noKeys);
  // Refuses keys that do not open every file.
  await openFiles(place);
  const { files } = await openStored(place);
  if (!(await isNoted(files, (await keySetOf(keys)).id))) throw new ConfigError(notStarted);
  const { rewritten, current, unreadable } = await rekeyFiles(files, keys, (sentence) => console.log(sentence));
  console.log(`${rewritten} files were encrypted to the present keys; ${current} already were.`);
  for (const key of unreadable) console.error(`Not readable, left as it is: ${key}`);
  if (unreadable.length === 0) console.log('Former keys are needed for no file any more; keep them for backups.');
  return unreadable.length === 0 ? 0 : 1;
});
