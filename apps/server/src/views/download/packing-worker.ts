import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { type Content, serveStreams } from '../../workers/serve-streams.ts';

/** A file of an archive: its text, or a content that is requested when the archive has been read up to it. */
export type ArchiveEntry = { readonly path: string } & ({ readonly text: string } | RequestedContent);

interface RequestedContent {
  readonly isRequested: true;
  /** A stored file. It is not compressed: scans and photos are compressed formats. */
  readonly stored?: { readonly size: number; readonly modified: Date };
}

function pack(entries: readonly ArchiveEntry[], content: Content): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  // yazl handles no errors of entry streams, which would end the thread.
  zip.on('error', (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))));
  for (const [at, entry] of entries.entries()) {
    if ('text' in entry) zip.addBuffer(Buffer.from(entry.text, 'utf8'), entry.path);
    else {
      const { path, stored } = entry;
      const options = stored ? { mtime: stored.modified, compress: false, size: stored.size } : {};
      zip.addReadStreamLazy(path, options, (start) => start(null, content(at)));
    }
  }
  zip.end();
  return out;
}

serveStreams(pack);
