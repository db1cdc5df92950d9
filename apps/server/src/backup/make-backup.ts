import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  type FileStore,
  isInBin,
  type ProgramVersion,
  readFilesIdentity,
  readIdentity,
  writeFilesIdentity,
} from '@dossier/records';
import { type Digest, digestOf, digestOfFile } from '../files/digests.ts';
import type { Sealer } from '../files/sealing.ts';
import { ConfigError } from '../runtime/config.ts';
import { backupWorkIn, secretIn } from '../runtime/data-folder.ts';
import { schemaStamp } from '../runtime/schema-version.ts';
import type { SecretBox } from '../runtime/secret-box.ts';
import { FileDigests } from './file-digests.ts';
import { inParallel } from './in-parallel.ts';
import { listBackups, readIndex } from './list-backups.ts';
import {
  type BackedUpFile,
  type BackupIndex,
  backupFormat,
  hasDigest,
  indexName,
  type Manifest,
  manifestName,
  nameOf,
  pieceNameOf,
  type StoredObject,
  storedNameOf,
} from './manifest.ts';
import { proofOf } from './proof.ts';
import { type DatabaseSnapshot, type SnapshotParts, snapshotOf } from './snapshot.ts';

export interface BackupParts extends Omit<SnapshotParts, 'folder'> {
  readonly files: FileStore;
  readonly target: FileStore;
  readonly sealer: Sealer;
  readonly recipients: readonly string[];
  /** Proves that an index was written by this desk. */
  readonly secrets: Pick<SecretBox, 'digest'>;
  readonly program: ProgramVersion;
  readonly now: () => Date;
}

export interface MadeBackup {
  readonly name: string;
  readonly index: BackupIndex;
  readonly records: number;
  /** Files of the desk; those of equal content are stored once. */
  readonly files: number;
  /** Size of them before encryption. Unit: bytes. */
  readonly fileBytes: number;
  /** Files that were not in the target before. */
  readonly added: number;
}

/** Objects of a database are at most this large: services limit them, and a failed upload begins again. Unit: bytes. */
const pieceBytes = 256 * 1024 ** 2;

/** A file can be deleted with its record between the copy of the database and that of the files. */
const maxAttempts = 3;

/**
 * Backs up a desk, also while people work in it: a copy of the database, then every file, of which those that are in the
 * target already are not written again. The backup is complete when its index is written.
 * @throws ConfigError when another backup is running, the target has the backups of another desk, or files that records
 * refer to are missing
 */
export async function makeBackup(parts: BackupParts): Promise<MadeBackup> {
  const work = backupWorkIn(parts.dataFolder);
  await claimFolder(work);
  try {
    await bindTarget(parts);
    const digests = await FileDigests.open(parts.dataFolder);
    for (let attempt = 1; ; attempt++) {
      const folder = join(work, String(attempt));
      await mkdir(folder);
      const snapshot = await snapshotOf({ ...parts, folder });
      const copied = await copyFiles(parts, digests);
      const present = new Set(copied.files.map(({ key }) => key));
      const missing = [...snapshot.files].filter((key) => !present.has(key));
      if (missing.length === 0) {
        const made = await finish(parts, { snapshot, ...copied, folder });
        await digests.keep(present);
        return { ...made, added: copied.added };
      }
      if (attempt === maxAttempts) throw new ConfigError(missingSentence(missing));
      await rm(folder, { recursive: true });
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const missingSentence = (keys: readonly string[]) =>
  `No backup was made: ${keys.length} files that records refer to are missing, for example ${keys[0]}. Restore them from an earlier backup, or look in files/bin.`;

/** A target belongs to one desk: each backup removes outdated ones, and the files that no other backup lists. */
async function bindTarget({ store, target }: BackupParts): Promise<void> {
  const identity = await readIdentity(store.dialect);
  const bound = await readFilesIdentity(target);
  if (bound === undefined && identity) await writeFilesIdentity(target, identity.id);
  else if (bound !== identity?.id)
    throw new ConfigError('The folder has the backups of another desk: name a folder of its own. Nothing was changed.');
}

/** The folder exists while a backup is made, and names its process. */
async function claimFolder(work: string): Promise<void> {
  const owner = Number(await readFile(join(work, 'process'), 'utf8').catch(() => '0'));
  if (owner > 0 && isRunning(owner))
    throw new ConfigError(`Another backup is running (process ${owner}). Wait until it has ended.`);
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true, mode: 0o700 });
  await writeFile(join(work, 'process'), String(process.pid), { flag: 'wx' });
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return id !== process.pid;
  } catch {
    return false;
  }
}

/**
 * Writes the files that the target does not have yet, or of which the newest backup does not know which bytes were stored.
 * Files in the bin have no record.
 */
async function copyFiles(parts: BackupParts, digests: FileDigests) {
  const { files, target, sealer } = parts;
  const stored = await storedFiles(parts);
  const copied: BackedUpFile[] = [];
  /** Of equal files one is written. */
  const writing = new Map<string, Promise<void>>();
  const write = async (name: string, bytes: Uint8Array) => {
    const sealed = await sealer.seal(bytes);
    await target.put(name, sealed);
    stored.set(name, digestOf(sealed));
  };
  await inParallel(files.list(''), async (key) => {
    if (isInBin(key)) return;
    const known = digests.get(key);
    if (known && stored.has(storedNameOf(known.sha256, sealer.suffix))) {
      copied.push({ key, ...known });
      return;
    }
    const bytes = await buffer(files.read(key)).catch(ignoreDeleted);
    if (!bytes) return;
    const digest = digestOf(bytes);
    const name = storedNameOf(digest.sha256, sealer.suffix);
    if (!stored.has(name) && !writing.has(name)) writing.set(name, write(name, bytes));
    await writing.get(name);
    digests.set(key, digest);
    copied.push({ key, ...digest });
  });
  return { files: copied, added: writing.size, stored };
}

/**
 * The files in the target, with the digests of the stored bytes. Of an encrypted file only an index knows it; one that no
 * index has, for example of a backup that was interrupted, counts as missing.
 */
async function storedFiles({ target, sealer, recipients }: BackupParts): Promise<Map<string, Digest>> {
  const newest = (await listBackups(target)).at(-1);
  const index = newest && (await readIndex(target, newest.name));
  const known = new Map(index?.files.filter(hasDigest).map(({ name, ...digest }) => [name, digest]));
  const found = new Map<string, Digest>();
  for await (const name of target.list('files/')) {
    const digest = known.get(name) ?? (recipients.length === 0 ? await plainDigestOf(target, name) : undefined);
    if (digest && name.endsWith(sealer.suffix)) found.set(name, digest);
  }
  return found;
}

/** An object that is not encrypted has the digest of its content as its name. */
async function plainDigestOf(target: FileStore, name: string): Promise<Digest | undefined> {
  const [, sha256] = /\/([0-9a-f]{64})$/.exec(name) ?? [];
  const info = sha256 === undefined ? undefined : await target.info(name);
  return sha256 !== undefined && info ? { sha256, size: info.size } : undefined;
}

/** If a record still refers to the file, it is found to be missing. */
function ignoreDeleted(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

interface Content {
  readonly snapshot: DatabaseSnapshot;
  readonly files: readonly BackedUpFile[];
  readonly stored: ReadonlyMap<string, Digest>;
  readonly folder: string;
}

async function finish(parts: BackupParts, { snapshot, files, stored, folder }: Content) {
  const { target, sealer, recipients, secrets, program, dataFolder, now } = parts;
  const made = now();
  const name = nameOf(made);
  const database = await digestOfFile(snapshot.path);
  const pieces: StoredObject[] = [];
  for await (const { path, ...digest } of sealer.sealFile(snapshot.path, { folder, pieceBytes })) {
    const piece = { name: pieceNameOf(name, sealer.suffix, pieces.length), ...digest };
    await target.put(piece.name, { path, size: piece.size });
    await rm(path, { force: true });
    pieces.push(piece);
  }
  const secret = existsSync(secretIn(dataFolder)) ? await readFile(secretIn(dataFolder), 'utf8') : undefined;
  const manifest: Manifest = {
    format: backupFormat,
    made: made.toISOString(),
    program,
    database: { kind: snapshot.kind, schema: schemaStamp.version, counts: snapshot.counts, ...database },
    ...(secret !== undefined && { secret: secret.trim() }),
    files: files.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  };
  const manifestPart = await putSealed(parts, `${name}/${manifestName}`, JSON.stringify(manifest));
  const names = new Set(files.map(({ sha256 }) => storedNameOf(sha256, sealer.suffix)));
  const fileBytes = files.reduce((sum, { size }) => sum + size, 0);
  const index: BackupIndex = {
    format: backupFormat,
    made: made.toISOString(),
    recipients: [...recipients],
    parts: [...pieces, manifestPart],
    files: [...names].toSorted().map((file) => ({ name: file, ...(stored.get(file) as Digest) })),
    size: pieces.reduce((sum, { size }) => sum + size, 0) + manifestPart.size + fileBytes,
  };
  const proven = { ...index, proof: proofOf(index, secrets) };
  await target.put(`${name}/${indexName}`, encode(JSON.stringify(proven)));
  const records = Object.values(snapshot.counts).reduce((sum, count) => sum + count, 0);
  return { name, index: proven, records, files: files.length, fileBytes };
}

const encode = (text: string) => new TextEncoder().encode(text);

async function putSealed({ target, sealer }: BackupParts, name: string, text: string): Promise<StoredObject> {
  const bytes = await sealer.seal(encode(text));
  await target.put(name + sealer.suffix, bytes);
  return { name: name + sealer.suffix, ...digestOf(bytes) };
}
