/** What makes a photo hard to read. */
export const photoHints = ['blurred', 'glare'] as const;
export type PhotoHint = (typeof photoHints)[number];

/** Long side at which photos are measured. Unit: pixels. */
const measuredSide = 1_000;
/**
 * Measured on drawn passport pages of 3,000 × 2,250 pixels (`testing/drawn-photos.ts`): sharp 1,068; blurred by 2 pixels
 * 200, still readable; by 4 pixels 24, by 6 pixels 8. Noise of ± 12 raises them to 1,143, 276, 99 and 83, so a blurred
 * photo in the dark may not be noticed.
 */
const minSharpness = 60;
/**
 * Measured on the same pages: none 0 %; a lamp over a fifth of the width 2.4 %, a quarter 3.7 %, a third 6.6 %; the same
 * on a white table.
 */
const maxGlare = 0.03;
/** Brightness from which a pixel has lost what was there. */
const blownOut = 250;

export interface PhotoMeasures {
  /** Variance of the Laplacian of the grey picture. */
  readonly sharpness: number;
  /** Share of the pixels that are blown out and not connected with a bright edge of the photo. */
  readonly glare: number;
}

/** Hints for a photo with these measures. */
export function hintsOf({ sharpness, glare }: PhotoMeasures): PhotoHint[] {
  return [
    ...(sharpness < minSharpness ? (['blurred'] as const) : []),
    ...(glare > maxGlare ? (['glare'] as const) : []),
  ];
}

/** Measures a picture of any size. */
export function measurePhoto(picture: CanvasImageSource, width: number, height: number): PhotoMeasures {
  const scale = Math.min(1, measuredSide / Math.max(width, height));
  const [columns, rows] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const canvas = Object.assign(document.createElement('canvas'), { width: columns, height: rows });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return { sharpness: Number.POSITIVE_INFINITY, glare: 0 };
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, columns, rows);
  const grey = greyOf(context.getImageData(0, 0, columns, rows).data);
  return { sharpness: varianceOfLaplacian(grey, columns), glare: shareOfSpots(grey, columns) };
}

/** ITU-R BT.601. */
function greyOf(rgba: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(rgba.length / 4);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 4) {
    grey[at] = 0.299 * (rgba[from] ?? 0) + 0.587 * (rgba[from + 1] ?? 0) + 0.114 * (rgba[from + 2] ?? 0);
  }
  return grey;
}

function varianceOfLaplacian(grey: Uint8ClampedArray, columns: number): number {
  let [sum, squares, count] = [0, 0, 0];
  const value = (at: number) => grey[at] ?? 0;
  for (let at = columns + 1; at < grey.length - columns - 1; at += 1) {
    const place = at % columns;
    if (place === 0 || place === columns - 1) continue;
    const edge = 4 * value(at) - value(at - 1) - value(at + 1) - value(at - columns) - value(at + columns);
    sum += edge;
    squares += edge * edge;
    count += 1;
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

/** White paper around a document is bright and reaches the edge of the photo; light that falls on it does not. */
function shareOfSpots(grey: Uint8ClampedArray, columns: number): number {
  const isOpen = Uint8Array.from(grey, (value) => (value >= blownOut ? 1 : 0));
  const total = isOpen.reduce((sum, one) => sum + one, 0);
  const rows = grey.length / columns;
  const stack: number[] = [];
  for (let column = 0; column < columns; column += 1) stack.push(column, (rows - 1) * columns + column);
  for (let row = 0; row < rows; row += 1) stack.push(row * columns, row * columns + columns - 1);
  let atEdge = 0;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (isOpen[at] !== 1) continue;
    isOpen[at] = 0;
    atEdge += 1;
    const place = at % columns;
    if (place > 0) stack.push(at - 1);
    if (place < columns - 1) stack.push(at + 1);
    stack.push(at - columns, at + columns);
  }
  return (total - atEdge) / grey.length;
}
