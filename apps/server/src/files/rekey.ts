import { buffer } from 'node:stream/consumers';
import type { FileStore } from '@dossier/records';
import { digestOf, digestOfStream } from './digests.ts';
import type { FileKeys } from './file-keys.ts';
import { forgetOtherSets, keySetOf } from './key-set.ts';
import { headOf, isNeverSealed, sealedFiles } from './sealed-files.ts';
import { headerOf } from './sealed-header.ts';

/** Counts of files. */
export interface Rekeyed {
  /** Encrypted again, with the same content. */
  readonly rewritten: number;
  /** Encrypted to these recipients before. */
  readonly current: number;
  /** Keys of files that no given key opens, or that are damaged: they were left as they are. */
  readonly unreadable: readonly string[];
}

/** Files that are encrypted at the same time, as many as there are threads. */
const workers = 2;
/** A server with other keys may write while the files are examined. */
const maxPasses = 3;

/**
 * Encrypts every stored file to the recipients of new files, in place: those that are plain, and those of other
 * recipients. A file is replaced as a whole, so it can be read at any time, and a repetition continues where an
 * interrupted run ended. When nothing is left, former recipients are forgotten.
 * @param files as they are stored
 */
export async function rekeyFiles(
  files: FileStore,
  keys: FileKeys,
  say: (sentence: string) => void = () => undefined,
): Promise<Rekeyed> {
  const set = await keySetOf(keys);
  const opened = sealedFiles(files, keys, set);
  const unreadable = new Set<string>();
  let rewritten = 0;
  for (let pass = 1; ; pass++) {
    let [current, changed] = [0, 0];
    const list = files.list('')[Symbol.asyncIterator]();
    const work = async () => {
      for (let next = await list.next(); !next.done; next = await list.next()) {
        const key = next.value;
        if (isNeverSealed(key) || unreadable.has(key)) continue;
        const result = await rekeyOne(files, opened, key, set.id).catch(() => 'unreadable' as const);
        if (result === 'unreadable') unreadable.add(key);
        if (result === 'current') current += 1;
        if (result === 'rewritten') changed += 1;
        if (changed > 0 && changed % 1_000 === 0) say(`${rewritten + changed} files …`);
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
    rewritten += changed;
    if (changed > 0 && pass < maxPasses) continue;
    if (changed === 0 && unreadable.size === 0) await forgetOtherSets(files, set);
    return { rewritten, current: current + changed - rewritten, unreadable: [...unreadable] };
  }
}

async function rekeyOne(
  files: FileStore,
  opened: FileStore,
  key: string,
  id: string,
): Promise<'current' | 'rewritten' | 'deleted'> {
  const info = await files.info(key);
  if (!info) return 'deleted';
  const header = info.size === 0 ? undefined : headerOf(await headOf(files, key, info.size));
  if (header?.keySet === id) return 'current';
  const content = await buffer(opened.read(key));
  if (!(await files.info(key))) return 'deleted';
  const { sha256 } = digestOf(content);
  await opened.put(key, content);
  const written = await digestOfStream(opened.read(key));
  if (written.sha256 !== sha256) throw new Error('other bytes were read back');
  return 'rewritten';
}
