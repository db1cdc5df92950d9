/** A size as declared: `100x60`, `100x60t`, `100x60b`, `100x60f`, `0x60`, `100x0`. */
interface ThumbSize {
  readonly width: number;
  readonly height: number;
  readonly mode: '' | 't' | 'b' | 'f';
}

/** Always allowed, in addition to the sizes that a field declares. */
const standard = '100x100';
const types: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

export function readThumb(text: string, declared: readonly string[]): ThumbSize | undefined {
  const match = text === standard || declared.includes(text) ? /^(\d{1,4})x(\d{1,4})([tbf]?)$/.exec(text) : null;
  if (!match || (match[1] === '0' && match[2] === '0')) return undefined;
  return { width: Number(match[1]), height: Number(match[2]), mode: match[3] as ThumbSize['mode'] };
}

export const canHaveThumb = (mimeType: string): boolean => types.has(mimeType);

/** Pixels of the largest picture that is opened at all. */
const maxPixels = 100_000_000;
const positions = { '': 'centre', t: 'top', b: 'bottom', f: 'centre' } as const;

/** A smaller picture of the same type; undefined when the bytes are no whole picture. */
export async function makeThumb(bytes: Uint8Array, { width, height, mode }: ThumbSize): Promise<Buffer | undefined> {
  const isFree = width === 0 || height === 0;
  // Loaded for the first thumbnail: it takes a tenth of an idle server's memory.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels })
      .rotate()
      .resize({
        ...(width > 0 && { width }),
        ...(height > 0 && { height }),
        fit: mode === 'f' ? 'inside' : 'cover',
        ...(!isFree && { position: positions[mode] }),
      })
      .toBuffer();
  } catch {
    return undefined;
  }
}
