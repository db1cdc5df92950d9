/** `npm run verify -- <backup> [--key <file>]`: reads a backup completely, without touching the desk. */
import { indexOf, openBackup } from '../backup/read-backup.ts';
import { verifyBackup, verifyWithoutKey } from '../backup/verify-backup.ts';
import { commandLine } from '../runtime/command-line.ts';
import { sizeText } from '../runtime/size-text.ts';
import { readSource, withFileKeys } from './backup-place.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: ${commandLine('verify', '<folder of backups>/<backup> [--key <file with an age key>]')}`;

await runCommand(async () => {
  const source = await withFileKeys(readSource(usage));
  const { recipients } = await indexOf(source.target, source.name);
  const isClosed = recipients.length > 0 && source.keys === undefined;
  const { files, size } = isClosed
    ? await verifyWithoutKey(source.target, source.name)
    : await verifyBackup(await openBackup(source));
  console.log(
    isClosed
      ? `${files} files, ${sizeText(size)}: all are present. Their content was not read: it is encrypted, name the key with --key.`
      : `${files} files, ${sizeText(size)}: restored to a temporary folder, every digest and the database compared.`,
  );
});
