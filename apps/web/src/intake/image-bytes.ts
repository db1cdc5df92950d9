/** Brands of HEIF files (ISO/IEC 23008-12), the format of photos on an iPhone. */
const heifBrands = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];

/** Does a file begin like a HEIC photo? @param head its first bytes, at least 12 */
export function isHeic(head: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(head.subarray(4, 12));
  return text.startsWith('ftyp') && heifBrands.includes(text.slice(4));
}

/** Has a JPEG file an end (ISO/IEC 10918-1, B.2)? Browsers draw the upper part of one that was cut off. */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1];
    // A scan begins: a marker of the end cannot occur inside its data.
    if (marker === 0xda) return endsAfter(bytes, at);
    at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
  }
  return false;
}

function endsAfter(bytes: Uint8Array, start: number): boolean {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xd9) return true;
  }
  return false;
}

/** Chunks that a PNG is drawn from (PNG, third edition, 11); the others are texts, dates, places and programs. */
const drawn = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs'];

/** The same picture without what else the file says; undefined for one without an end. */
export function withoutPngMetadata(bytes: Uint8Array<ArrayBuffer>): Blob | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: BlobPart[] = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    const name = new TextDecoder('latin1').decode(bytes.subarray(at + 4, at + 8));
    if (end > bytes.length) return undefined;
    if (drawn.includes(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return new Blob(parts, { type: 'image/png' });
    at = end;
  }
  return undefined;
}
