import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localDisk } from '@dossier/records';
import { type BackupSource, indexOf } from '../backup/read-backup.ts';
import { keyFileOf } from '../files/file-keys.ts';
import { recipientsOfKeys } from '../files/key-set.ts';
import { ConfigError, readPlace } from '../runtime/config.ts';

/**
 * Reads `<backup> [--key <file>]` from the arguments of a command.
 * @throws ConfigError
 */
export function readSource(usage: string): BackupSource {
  const options = { key: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false });
  const [given] = positionals;
  if (given === undefined) throw new ConfigError(usage);
  const path = resolve(given);
  return { target: localDisk(dirname(path)), name: basename(path), keys: keysIn(values.key) };
}

/** Opens also backups that are encrypted to the keys of files, which they are when no recipient is set. */
export async function withFileKeys(source: BackupSource): Promise<BackupSource> {
  const { keys } = readPlace(process.env).files;
  if (source.keys !== undefined || !keys) return source;
  const { recipients } = await indexOf(source.target, source.name);
  const isOurs = (await recipientsOfKeys(keys)).some((own) => recipients.includes(own));
  return isOurs ? { ...source, keys: keyFileOf(keys) } : source;
}

function keysIn(path: string | boolean | undefined): string | undefined {
  if (typeof path !== 'string') return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ConfigError(`The key file ${path} cannot be read.`);
  }
}
