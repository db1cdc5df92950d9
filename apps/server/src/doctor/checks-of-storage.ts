import type { FileStore } from '@dossier/records';
import { keySetOf } from '../files/key-set.ts';
import { headOf, isNeverSealed } from '../files/sealed-files.ts';
import { headerOf } from '../files/sealed-header.ts';
import { openStorage } from '../files/storages.ts';
import type { Check, Found } from './found.ts';

/** Signatures of requests are refused beyond fifteen minutes. Unit: seconds. */
const maxSkewSeconds = 60;
/** Files are read to find their keys for this time; on a large desk a part of them. Unit: milliseconds. */
const countMs = 20_000;

/** Whether the bucket can be written, read and emptied, its clock, and to which keys files are encrypted. */
export const storage: Check<'storage'> = {
  async run({ config: { files: place }, now }) {
    let files: FileStore;
    try {
      // For a bucket this writes, reads and deletes an object.
      files = await openStorage(place);
    } catch (error) {
      return { state: 'fail', text: 'refused', facts: { reason: (error as Error).message } };
    }
    const seconds = place.kind === 'bucket' ? await skewOf(place.bucket, now()) : 0;
    if (seconds > maxSkewSeconds) return { state: 'warn', text: 'clock', facts: { seconds } };
    const text = place.kind === 'bucket' ? 'bucket' : 'folder';
    if (!place.keys) return { state: 'ok', text };
    const counts = await countByKeys(files, (await keySetOf(place.keys)).id);
    return keysResult(counts);
  },
};

async function skewOf(
  bucket: Parameters<typeof import('@dossier/records/object-storage').clockOfBucket>[0],
  now: Date,
) {
  const { clockOfBucket } = await import('@dossier/records/object-storage');
  const at = await clockOfBucket(bucket);
  return at ? Math.round(Math.abs(at.getTime() - now.getTime()) / 1000) : 0;
}

interface Counts {
  readonly examined: number;
  readonly current: number;
  readonly former: number;
  readonly plain: number;
}

async function countByKeys(files: FileStore, id: string): Promise<Counts> {
  const until = performance.now() + countMs;
  let [current, former, plain] = [0, 0, 0];
  for await (const key of files.list('')) {
    if (isNeverSealed(key)) continue;
    if (performance.now() > until) break;
    const info = await files.info(key);
    if (!info || info.size === 0) continue;
    const header = headerOf(await headOf(files, key, info.size));
    if (!header) plain += 1;
    else if (header.keySet === id) current += 1;
    else former += 1;
  }
  return { examined: current + former + plain, current, former, plain };
}

const keysResult = (counts: Counts): Found<'storage'> =>
  counts.former + counts.plain > 0
    ? { state: 'warn', text: 'keys', facts: { ...counts } }
    : { state: 'ok', text: 'sealed', facts: { ...counts } };
