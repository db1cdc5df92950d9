import type { Readable } from 'node:stream';

/** A stored file's size and times, without its bytes. */
export interface FileInfo {
  readonly size: number;
  readonly modified: Date;
}

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A file in a temporary folder of this machine. */
export interface TemporaryFile {
  readonly path: string;
  readonly size: number;
}

/** The bytes of a file: few in memory, or on disk. */
export type FileContent = Uint8Array | TemporaryFile;

/** Number of bytes. */
export function lengthOf(content: FileContent): number {
  return content instanceof Uint8Array ? content.byteLength : content.size;
}

/**
 * Storage of files: `localDisk` or `objectStorage`. Keys are `collectionId/recordId/name`; a key is never overwritten
 * with other bytes.
 */
export interface FileStore {
  /** Resolves when the file is durable. A temporary file may be moved, so its path is not valid afterwards. */
  put(key: string, content: FileContent): Promise<void>;
  /** Undefined when there is none. */
  info(key: string): Promise<FileInfo | undefined>;
  /** The stream fails when the file is incomplete, with the code `ENOENT` when it is missing. */
  read(key: string, range?: ByteRange): Readable;
  /** Replaces a file at the new key. Does nothing when the file is missing. */
  move(key: string, to: string): Promise<void>;
  /** Does nothing when the file is missing. */
  delete(key: string): Promise<void>;
  /** Keys that begin with this prefix. */
  list(prefix: string): AsyncIterable<string>;
  /** Removes incomplete files of writes that started before this time and were interrupted by a crash. */
  tidy(before: Date, isStopping?: () => boolean): Promise<void>;
  /** Writes, reads and removes a small file, to find out whether the storage works. Fails when it does not. */
  probe(): Promise<void>;
}

/**
 * A file of a request, named but not yet part of a record. The `file` field validates size and type
 * by these values and stores `storedName` in the row.
 */
export class NewFile {
  /** Name given by the client. */
  readonly originalName: string;
  /** Name as stored: cleaned, with ten random characters before the extension. */
  readonly storedName: string;
  /** Found from the content; declared type and extension do not count. */
  readonly mimeType: string;
  readonly content: FileContent;

  constructor(file: { originalName: string; storedName: string; mimeType: string; content: FileContent }) {
    this.originalName = file.originalName;
    this.storedName = file.storedName;
    this.mimeType = file.mimeType;
    this.content = file.content;
  }

  get size(): number {
    return lengthOf(this.content);
  }
}
