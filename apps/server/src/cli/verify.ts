/** `npm run verify -- <backup> [--key <file>]`: reads a backup completely, without touching the desk. */
import { indexOf, openBackup } from '../backup/read-backup.ts';
import { verifyBackup, verifyWithoutKey } from '../backup/verify-backup.ts';
import { commandLine } from '../runtime/command-line.ts';
import { readPlaces } from '../runtime/config.ts';
import { sizeText } from '../runtime/size-text.ts';
import { readSource } from './backup-place.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: ${commandLine('verify', '<folder or bucket of backups>/<backup>, or latest [--key <file with an age key>]')}`;

const found = {
  read: 'restored to a temporary folder, every digest and the database compared.',
  stored: 'every stored byte is as it was written. The content was not read: it is encrypted, name the key with --key.',
  present: 'all are present. Their content was not read: it is encrypted, name the key with --key.',
} as const;

await runCommand(async () => {
  const source = await readSource(usage, readPlaces(process.env));
  const { recipients } = await indexOf(source.target, source.name);
  const isClosed = recipients.length > 0 && source.keys === undefined;
  const { level, files, size } = isClosed
    ? await verifyWithoutKey(source.target, source.name)
    : { level: 'read' as const, ...(await verifyBackup(await openBackup(source))) };
  console.log(`${files} files, ${sizeText(size)}: ${found[level]}`);
});
