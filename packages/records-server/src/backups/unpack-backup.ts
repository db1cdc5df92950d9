import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, open, type ZipFile } from 'yauzl';

/** No more than this may come out of one zip file: a small one can claim to hold the world. */
const maxBytes = 200 * 1024 ** 3;

/**
 * Unpacks a backup and checks the integrity of its database.
 * Errors: rejects when it is no zip file, holds anything else than a backup does, or its database is broken.
 */
export async function unpackBackup(path: string, target: string): Promise<void> {
  const zip = await opened(path);
  let bytes = 0;
  try {
    for await (const entry of entriesOf(zip)) {
      const name = entry.fileName;
      if (name.endsWith('/')) continue;
      const isOurs = name === 'data.db' || /^storage\/\w[\w.-]*\/[\w.@-]+\/[\w.*+=#-]+$/.test(name);
      if (!isOurs || name.split('/').some((part) => /^\.+$/.test(part))) throw new Error(`not of a backup: ${name}`);
      bytes += entry.uncompressedSize;
      if (bytes > maxBytes) throw new Error('too large');
      const file = join(target, name);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await pipeline(await streamOf(zip, entry), createWriteStream(file, { mode: 0o600, flush: true }));
    }
  } finally {
    zip.close();
  }
  const database = new DatabaseSync(join(target, 'data.db'), { readOnly: true });
  try {
    const [row] = database.prepare('PRAGMA quick_check').all() as { quick_check?: string }[];
    if (row?.quick_check !== 'ok') throw new Error('the database is broken');
    database.prepare('SELECT 1 FROM "_superusers" LIMIT 1').all();
  } finally {
    database.close();
  }
}

const opened = (path: string) =>
  new Promise<ZipFile>((resolve, reject) =>
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) => (error ? reject(error) : resolve(zip))),
  );

const streamOf = (zip: ZipFile, entry: Entry) =>
  new Promise<Readable>((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  );

async function* entriesOf(zip: ZipFile): AsyncIterable<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | undefined>((resolve, reject) => {
      zip.once('entry', resolve);
      zip.once('end', () => resolve(undefined));
      zip.once('error', reject);
      zip.readEntry();
    });
    zip.removeAllListeners();
    if (!entry) return;
    yield entry;
  }
}
