import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localDisk } from '@dossier/records';
import type { BackupSource } from '../backup/read-backup.ts';
import { ConfigError } from '../runtime/config.ts';

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

function keysIn(path: string | boolean | undefined): string | undefined {
  if (typeof path !== 'string') return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ConfigError(`The key file ${path} cannot be read.`);
  }
}
