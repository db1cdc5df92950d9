import { cellHeight, cellWidth, glyphs, inputs, normalised } from '@dossier/server/mrz';
import { drawOutline, normal, outlines, type Random } from '@dossier/server/mrz-specimens';

/** A cell as a camera may see it, and the index of its character in `glyphs`. */
export interface Sample {
  readonly cell: Float32Array;
  readonly glyph: number;
}

/** Pixels of a drawn character for each pixel of a cell. */
const detail = 4;
const width = cellWidth * detail;
const height = cellHeight * detail;
/** Width of the lines around or within a character, in units of the outlines: thin and bold print. */
const strokes = [-26, 0, 26, 50] as const;
const filler = glyphs.indexOf('<');
const nothing = glyphs.length - 1;
/** Pixels around a cell, so that a blur has something to blend in. */
const margin = 3;
const wide = cellWidth + 2 * margin;
const high = cellHeight + 2 * margin;

type Ink = Float32Array;

/** Draws cells of all characters: shifted, turned, blurred, noisy, between other characters, in uneven light. */
export async function openSamples(random: Random): Promise<() => Sample> {
  const drawn: Ink[][] = [];
  for (const glyph of glyphs.slice(0, nothing)) {
    drawn.push(await Promise.all(strokes.map((stroke) => inkOf(outlines[glyph] as string, stroke))));
  }
  return () => sampleOf(drawn, random);
}

async function inkOf(outline: string, stroke: number): Promise<Ink> {
  const pixels = await drawOutline(outline, { width, height, stroke });
  return softened(softened(Float32Array.from(pixels, (pixel) => 1 - pixel / 255)));
}

/** Means of three by three pixels, as a sensor that is coarser than the drawing sees them. */
function softened(ink: Ink): Ink {
  return ink.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    let sum = 0;
    let count = 0;
    for (let down = Math.max(0, y - 1); down <= Math.min(height - 1, y + 1); down += 1) {
      for (let right = Math.max(0, x - 1); right <= Math.min(width - 1, x + 1); right += 1) {
        sum += ink[down * width + right] as number;
        count += 1;
      }
    }
    return sum / count;
  });
}

type Three = readonly (Ink | undefined)[];

function sampleOf(drawn: readonly Ink[][], random: Random): Sample {
  const between = (from: number, to: number) => from + (to - from) * random();
  const isNothing = random() < 0.08;
  const glyph = Math.floor(random() * nothing);
  const stroke = Math.floor(random() * strokes.length);
  const neighbour = () => {
    if (random() < 0.2) return undefined;
    return drawn[random() < 0.35 ? filler : Math.floor(random() * nothing)]?.[stroke];
  };
  let three: Three = [neighbour(), drawn[glyph]?.[stroke], neighbour()];
  let [right, down] = [between(-0.11, 0.11), between(-0.085, 0.085)];
  if (isNothing) {
    const kind = random();
    if (kind < 0.35) three = [];
    else if (kind < 0.75) right = between(0.4, 0.6) - (random() < 0.5 ? 1 : 0);
    else down = between(0.5, 0.8) * (random() < 0.5 ? -1 : 1);
  }
  const ink = placed(three, right, down, between);
  const deviation = random() < 0.3 ? 0 : between(0.3, 1.7);
  const blurred =
    deviation > 0 ? blur(blur(ink, deviation * between(0.7, 1.3), 1), deviation * between(0.7, 1.3), wide) : ink;
  return { cell: normalised(lit(blurred, random, between)), glyph: isNothing ? nothing : glyph };
}

type Between = (from: number, to: number) => number;

/** The character and its neighbours, moved by shares of the cell, turned, slanted and stretched. */
function placed(three: Three, right: number, down: number, between: Between): Ink {
  const [turn, slant] = [between(-0.06, 0.06), between(-0.1, 0.1)];
  const [stretchX, stretchY] = [between(0.9, 1.12), between(0.86, 1.14)];
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  return Float32Array.from({ length: wide * high }, (_, at) => {
    const x = (at % wide) - margin + 0.5 - cellWidth / 2;
    const y = Math.floor(at / wide) - margin + 0.5 - cellHeight / 2;
    const across = (cosine * x - sine * y + slant * y) * stretchX + right * cellWidth + cellWidth / 2;
    const along = (sine * x + cosine * y) * stretchY + down * cellHeight + cellHeight / 2;
    return inkAt(three, across * detail - 0.5, along * detail - 0.5);
  });
}

function inkAt(three: Three, x: number, y: number): number {
  const part = x < 0 ? 0 : x >= width ? 2 : 1;
  const ink = three[part];
  const across = x - (part - 1) * width;
  if (!ink || across < 0 || across >= width || y < 0 || y >= height - 1) return 0;
  const [left, top] = [Math.floor(across), Math.floor(y)];
  const next = Math.min(width - 1, left + 1);
  const row = (line: number) =>
    (ink[line * width + left] as number) * (1 - across + left) + (ink[line * width + next] as number) * (across - left);
  return row(top) * (1 - y + top) + row(top + 1) * (y - top);
}

/** A Gaussian filter along rows (step 1) or columns (step `wide`). */
function blur(ink: Ink, deviation: number, step: number): Ink {
  const reach = Math.min(5, Math.ceil(deviation * 2.5));
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * deviation ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const most = (step === 1 ? wide : high) - 1;
  return ink.map((_, at) => {
    const position = step === 1 ? at % wide : Math.floor(at / wide);
    let sum = 0;
    for (let away = -reach; away <= reach; away += 1) {
      const to = Math.max(0, Math.min(most, position + away));
      sum += (ink[at + (to - position) * step] as number) * (weights[away + reach] as number);
    }
    return sum / total;
  });
}

/** Paper and print in uneven light on a pattern, with noise. */
function lit(ink: Ink, random: Random, between: Between): Float32Array {
  const dark = between(20, 130);
  const light = between(Math.max(dark + 45, 130), 255);
  const contrast = light - dark;
  const slopeX = ((between(-0.35, 0.35) * contrast) / cellWidth) * (random() < 0.5 ? 1 : 0.2);
  const slopeY = ((between(-0.35, 0.35) * contrast) / cellHeight) * (random() < 0.5 ? 1 : 0.2);
  const pattern = random() < 0.5 ? 0 : between(0, 0.28) * contrast;
  const [waveX, waveY, phase] = [between(-0.9, 0.9), between(-0.9, 0.9), between(0, 7)];
  const noise = between(0, random() < 0.4 ? 0.06 : 0.42) * contrast;
  return Float32Array.from({ length: inputs }, (_, at) => {
    const [x, y] = [at % cellWidth, Math.floor(at / cellWidth)];
    const here = ink[(y + margin) * wide + x + margin] as number;
    const paper = light + slopeX * (x - 8) + slopeY * (y - 11) + pattern * Math.sin(waveX * x + waveY * y + phase);
    return Math.max(0, Math.min(255, paper * (1 - here) + dark * here + noise * normal(random)));
  });
}
