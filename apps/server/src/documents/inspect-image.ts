import { crc32 } from 'node:zlib';
import { maxImageMegapixels, maxProgressiveMegapixels } from '@dossier/domain/limits';

export type ImageFinding = 'readable' | 'unreadable' | { readonly maxMegapixels: number };

/** Maximum time for decoding. Unit: seconds. */
const timeout = { seconds: 20 };

/** Decodes the whole image with bounded memory and time. */
export async function inspectImage(bytes: Buffer): Promise<ImageFinding> {
  if (bytes.subarray(0, 8).equals(pngSignature) && !isWholePng(bytes)) return 'unreadable';
  // Loaded with the first image: it takes 30 MB of memory.
  const { default: sharp } = await import('sharp');
  try {
    const image = () => sharp(bytes, { failOn: 'truncated', limitInputPixels: false, sequentialRead: true });
    const { width, height, isProgressive } = await image().metadata();
    const maxMegapixels = isProgressive ? maxProgressiveMegapixels : maxImageMegapixels;
    if (width * height > maxMegapixels * 1_000_000) return { maxMegapixels };
    // Every row contributes to the result, so every row is decoded.
    await image().resize(8, 8, { fit: 'fill' }).timeout(timeout).raw().toBuffer();
    return 'readable';
  } catch {
    return 'unreadable';
  }
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Whether all chunk checksums are correct and IEND is present (ISO/IEC 15948, 5.3). libvips checks neither: it stops
 * after the last row and accepts damaged chunks.
 */
function isWholePng(bytes: Buffer): boolean {
  let start = pngSignature.length;
  while (start + 12 <= bytes.length) {
    const end = start + 8 + bytes.readUInt32BE(start);
    if (end + 4 > bytes.length || crc32(bytes.subarray(start + 4, end)) !== bytes.readUInt32BE(end)) return false;
    if (bytes.toString('latin1', start + 4, start + 8) === 'IEND') return true;
    start = end + 4;
  }
  return false;
}
