import { cellHeight, cellWidth } from './cells.ts';

/** What a cell may show. The last one is not a character: empty paper, an edge, half a character. */
export const glyphs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<', ''] as const;

/** A network of two layers, of which the first is rectified. */
export interface Network {
  readonly hidden: number;
  /** Weights of the first layer by hidden unit, its offset last; then those of the second by glyph, offset last. */
  readonly first: Float32Array;
  readonly second: Float32Array;
}

export const inputs = cellWidth * cellHeight;

/** The hidden values for a cell. */
export function hiddenOf({ hidden, first }: Network, cell: Float32Array, out: Float32Array): Float32Array {
  for (let unit = 0; unit < hidden; unit += 1) {
    const start = unit * (inputs + 1);
    let sum = first[start + inputs] as number;
    for (let at = 0; at < inputs; at += 1) sum += (first[start + at] as number) * (cell[at] as number);
    out[unit] = sum > 0 ? sum : 0;
  }
  return out;
}

/** The probability of each of `glyphs`. */
export function probabilitiesOf({ hidden, second }: Network, values: Float32Array): Float32Array {
  const scores = new Float32Array(glyphs.length);
  for (let glyph = 0; glyph < glyphs.length; glyph += 1) {
    const start = glyph * (hidden + 1);
    let sum = second[start + hidden] as number;
    for (let unit = 0; unit < hidden; unit += 1) sum += (second[start + unit] as number) * (values[unit] as number);
    scores[glyph] = sum;
  }
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
