/** A valid single-colour image, 8-bit RGB, for servers that inspect the content. */
import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x7f)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

export const picture = png(100, 60);

type Part = string | readonly [name: string, content: string | Buffer, type?: string];

/** A multipart form: texts, and files as `[name, content, type]`. */
export function formOf(entries: readonly (readonly [string, Part])[]): () => FormData {
  return () => {
    const form = new FormData();
    for (const [key, part] of entries) {
      if (typeof part === 'string') form.append(key, part);
      else form.append(key, new Blob([part[1] as never], { type: part[2] ?? 'text/plain' }), part[0]);
    }
    return form;
  };
}
