/** The pixels of an image in a PDF: the larger number of what its dictionary and its own header state. 0: no image. */
export function pixelsIn(dictionary: string, content: Buffer): number {
  const stated = side(dictionary, 'Width') * side(dictionary, 'Height');
  return Math.max(stated, pixelsOfJpeg(content), pixelsOfJpeg2000(content));
}

function side(dictionary: string, name: 'Width' | 'Height'): number {
  return Number(new RegExp(`/${name}\\s+(\\d{1,9})\\b`).exec(dictionary)?.[1] ?? 0);
}

/** Reads the frame header (ITU-T T.81, B.2.2). */
function pixelsOfJpeg(bytes: Buffer): number {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return 0;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return 0;
}

/** Reads the size marker of a code stream (ISO/IEC 15444-1, A.5.1), bare or in a file. */
function pixelsOfJpeg2000(bytes: Buffer): number {
  const isBare = bytes.length > 16 && bytes.readUInt32BE(0) === 0xff4fff51;
  const isFile = bytes.length > 12 && bytes.toString('latin1', 4, 8) === 'jP  ';
  const at = isBare ? 0 : isFile ? bytes.subarray(0, 65_536).indexOf(Buffer.from([0xff, 0x4f, 0xff, 0x51])) : -1;
  return at === -1 || at + 16 > bytes.length ? 0 : bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12);
}
