import { readFileSync } from 'node:fs';
import { glyphs, inputs, type Network } from './glyph-net.ts';

interface StoredNetwork {
  readonly hidden: number;
  /** Values of a step, per layer. */
  readonly scales: readonly [first: number, second: number];
  /** Weights of both layers in steps, two bytes each, as base64. */
  readonly weights: string;
}

/** Where the weights are stored. */
export const networkPath = new URL('./glyph-net.json', import.meta.url);

/** Reads the stored network (bench/passport/train.ts makes it). */
export function loadNetwork(): Network {
  const { hidden, scales, weights } = JSON.parse(readFileSync(networkPath, 'utf8')) as StoredNetwork;
  const bytes = Buffer.from(weights, 'base64');
  const steps = new Int16Array(Uint8Array.from(bytes).buffer);
  const end = hidden * (inputs + 1);
  const first = Float32Array.from(steps.subarray(0, end), (step) => step * scales[0]);
  const second = Float32Array.from(steps.subarray(end), (step) => step * scales[1]);
  if (second.length !== glyphs.length * (hidden + 1)) throw new Error('glyph-net.json has another size');
  return { hidden, first, second };
}

/** The text of the file with the weights. */
export function storedNetwork({ hidden, first, second }: Network): string {
  const scales = [stepOf(first), stepOf(second)] as const;
  const steps = Int16Array.from([
    ...first.map((weight) => Math.round(weight / scales[0])),
    ...second.map((weight) => Math.round(weight / scales[1])),
  ]);
  return `${JSON.stringify({ hidden, scales, weights: Buffer.from(steps.buffer).toString('base64') })}\n`;
}

function stepOf(weights: Float32Array): number {
  return weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 32_767;
}
