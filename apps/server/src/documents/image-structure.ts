import { crc32 } from 'node:zlib';

/** Width and height in pixels of an image that is whole, or undefined. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Walks the chunks: every checksum right, IHDR first, some image data, IEND last. */
export function pngSize(bytes: Buffer): ImageSize | undefined {
  if (!bytes.subarray(0, 8).equals(pngSignature)) return undefined;
  let size: ImageSize | undefined;
  let hasData = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) return undefined;
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return undefined;
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (at === 8 && (kind !== 'IHDR' || length !== 13)) return undefined;
    if (kind === 'IHDR') size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (kind === 'IDAT') hasData = true;
    if (kind === 'IEND') return hasData ? known(size) : undefined;
    at = end + 4;
  }
  return undefined;
}

/** Markers that stand alone: no length follows. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
/** Start of frame, any coding; 0xc4, 0xc8 and 0xcc are other things. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the markers from SOI to EOI: a frame with a size, and at least one scan with data behind it. */
export function jpegSize(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let size: ImageSize | undefined;
  let hasScan = false;
  for (let at = 2; at + 2 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker === 0xd9) return hasScan ? known(size) : undefined;
    else if (isBare(marker)) at += 2;
    else {
      if (at + 4 > bytes.length) return undefined;
      const length = bytes.readUInt16BE(at + 2);
      if (length < 2 || at + 2 + length > bytes.length) return undefined;
      if (isFrame(marker) && length >= 8)
        size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
      at += 2 + length;
      if (marker === 0xda) {
        hasScan = true;
        at = afterScan(bytes, at);
      }
    }
  }
  return undefined;
}

/** The place of the marker that ends the coded data: stuffed bytes and restarts belong to it. */
function afterScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

function known(size: ImageSize | undefined): ImageSize | undefined {
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}
