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

/**
 * Where files live. Keys are `collectionId/recordId/name`; a key is written once and never overwritten with other bytes.
 */
export interface FileStore {
  /** Durable when the promise settles: a crash right after keeps the file whole. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is none. */
  info(key: string): Promise<FileInfo | undefined>;
  /** Errors: the stream fails when the file is missing. */
  read(key: string, range?: ByteRange): Readable;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
  /** Keys that begin with this prefix. */
  list(prefix: string): AsyncIterable<string>;
  /** Removes what a crash cut short while it was written, if that began before then. */
  tidy(before: Date): Promise<void>;
}

/**
 * A file of a request, read and named but not yet part of a record. The `file` field validates size and type
 * by these values and keeps `storedName` in the row.
 */
export class NewFile {
  /** Name as given by the client. */
  readonly originalName: string;
  /** Name as stored: cleaned, with ten random characters before the extension. */
  readonly storedName: string;
  /** Found from the content; declared type and extension do not count. */
  readonly mimeType: string;
  readonly bytes: Uint8Array;

  constructor(file: { originalName: string; storedName: string; mimeType: string; bytes: Uint8Array }) {
    this.originalName = file.originalName;
    this.storedName = file.storedName;
    this.mimeType = file.mimeType;
    this.bytes = file.bytes;
  }

  get size(): number {
    return this.bytes.byteLength;
  }
}
