import type { Collection } from '../../collection/collection.ts';
import type { AnyRecord } from '../../core/record.ts';
import { canHaveThumb, makeThumb, readThumb } from '../../files/thumb.ts';
import type { RecordApi } from '../api-context.ts';

export interface ThumbRequest {
  readonly api: RecordApi;
  readonly collection: Collection;
  readonly record: AnyRecord;
  readonly name: string;
  readonly key: string;
  readonly mimeType: string;
}

const maxKept = 200;
/** Cache of recent thumbnails; they never expire, because files do not change. */
const kept = new Map<string, Promise<Buffer | undefined>>();

/** Returns undefined when the size is not allowed or the file is not an image: the original is then served. */
export async function thumbOf(size: string, { api, collection, record, name, key, mimeType }: ThumbRequest) {
  const [, field] =
    Object.entries(collection.fields).find(([at, { type }]) => type === 'file' && [record[at]].flat().includes(name)) ??
    [];
  const wanted = readThumb(size, (field?.options['thumbs'] as string[] | undefined) ?? []);
  if (!wanted || !canHaveThumb(mimeType)) return undefined;
  const at = `${size} ${key}`;
  const known = kept.get(at) ?? make();
  if (kept.size >= maxKept) kept.delete(kept.keys().next().value as string);
  kept.set(at, known);
  return known;

  async function make(): Promise<Buffer | undefined> {
    const chunks: Buffer[] = [];
    for await (const chunk of api.files.read(key)) chunks.push(chunk as Buffer);
    return wanted && makeThumb(Buffer.concat(chunks), wanted);
  }
}
