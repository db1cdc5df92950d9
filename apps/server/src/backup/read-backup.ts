import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type FileStore, StorageError } from '@dossier/records';
import { digestOf } from '../files/digests.ts';
import { Opener, suffixOf } from '../files/sealing.ts';
import { ConfigError } from '../runtime/config.ts';
import { schemaStamp } from '../runtime/schema-version.ts';
import { readIndex } from './list-backups.ts';
import {
  type BackupIndex,
  backupFormat,
  type Manifest,
  manifestName,
  manifestSchema,
  pieceNameOf,
  type StoredObject,
} from './manifest.ts';

/** A backup whose manifest was read. */
export interface OpenBackup {
  readonly target: FileStore;
  readonly name: string;
  readonly index: BackupIndex;
  readonly manifest: Manifest;
  readonly opener: Opener;
  /** Ends the name of its encrypted objects. */
  readonly suffix: string;
}

export interface BackupSource {
  readonly target: FileStore;
  readonly name: string;
  /** Text of an age key file; undefined when none was given. */
  readonly keys: string | undefined;
}

/**
 * Opens a backup.
 * @throws ConfigError when it is incomplete, of a newer version, or encrypted to another key
 */
export async function openBackup({ target, name, keys }: BackupSource): Promise<OpenBackup> {
  const index = await indexOf(target, name);
  const isEncrypted = index.recipients.length > 0;
  if (isEncrypted && keys === undefined) throw new ConfigError(keySentence(index));
  const opener = openerOf(isEncrypted ? keys : undefined);
  const suffix = suffixOf(index.recipients);
  const stored = await readPart(target, index, `${name}/${manifestName}${suffix}`);
  const opened = await opener.open(stored).catch(() => {
    throw new ConfigError(`The key does not open the backup. ${keySentence(index)}`);
  });
  const manifest = manifestSchema.parse(JSON.parse(Buffer.from(opened).toString()));
  if (manifest.database.schema > schemaStamp.version)
    throw new ConfigError(
      `The backup was made by a newer version of Dossier (${manifest.program.version}). Restore it with that version.`,
    );
  return { target, name, index, manifest, opener, suffix };
}

const keySentence = ({ recipients }: BackupIndex) =>
  `It is encrypted to ${recipients.join(', ')}: name the file with the key of one of them, --key <file>.`;

/** @throws ConfigError */
export async function indexOf(target: FileStore, name: string): Promise<BackupIndex> {
  const index = await readIndex(target, name).catch((error) => {
    throw unreachable(error) ?? new ConfigError(`${name} is not a complete backup: it has no valid index.json.`);
  });
  if (index.format > backupFormat)
    throw new ConfigError(`The backup ${name} has a newer format. Use the version of Dossier that made it.`);
  return index;
}

function openerOf(keys: string | undefined): Opener {
  try {
    return new Opener(keys);
  } catch {
    throw new ConfigError('The key file has no valid key of age: a line that begins with AGE-SECRET-KEY-.');
  }
}

/** @throws ConfigError when the stored bytes are not those that were written */
async function readPart(target: FileStore, { parts }: BackupIndex, name: string): Promise<Uint8Array> {
  const wanted = parts.find((part) => part.name === name);
  const bytes = await buffer(target.read(name)).catch((error) => {
    throw unreachable(error) ?? new ConfigError(damagedSentence(name));
  });
  if (digestOf(bytes).sha256 !== wanted?.sha256) throw new ConfigError(damagedSentence(name));
  return bytes;
}

export const damagedSentence = (name: string) =>
  `${name} is missing or damaged. Nothing was restored: use another backup.`;

/** A storage that refuses or cannot be reached says nothing about a backup; undefined for every other error. */
export function unreachable(error: unknown): ConfigError | undefined {
  if (!(error instanceof StorageError) || error.code === 'ENOENT') return undefined;
  return new ConfigError(`${error.storage ?? 'The storage of backups'}: ${error.message} Nothing was changed.`);
}

/** The bytes of the database, which may be stored in several objects. */
export function readDatabase({ target, index, name, suffix }: OpenBackup): Readable {
  const isPiece = (part: StoredObject, at: number) => part.name === pieceNameOf(name, suffix, at);
  async function* pieces() {
    const first = index.parts.findIndex((part) => isPiece(part, 0));
    for (let at = 0; ; at++) {
      const piece = index.parts[first + at];
      if (!piece || !isPiece(piece, at)) return;
      yield* target.read(piece.name);
    }
  }
  return Readable.from(pieces(), { objectMode: false });
}
