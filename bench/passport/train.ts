import { writeFileSync } from 'node:fs';
import {
  glyphs,
  hiddenOf,
  inputs,
  type Network,
  networkPath,
  probabilitiesOf,
  storedNetwork,
} from '@dossier/server/mrz';
import { normal, type Random, randomFrom } from '@dossier/server/mrz-specimens';
import { openSamples, type Sample } from './glyph-samples.ts';

const hidden = 96;
const batch = 64;
const samples = 2_000_000;

/** Trains the network that distinguishes characters on drawn samples, and stores it. Takes from ten minutes to an hour. */
export async function trainNetwork(): Promise<void> {
  const random = randomFrom(20_261_125);
  const next = await openSamples(random);
  const network = newNetwork(random);
  const optimisers = [new Adam(network.first), new Adam(network.second)] as const;
  let hits = 0;
  for (let done = 0; done < samples; done += batch) {
    const gradients = {
      first: new Float32Array(network.first.length),
      second: new Float32Array(network.second.length),
    };
    for (let at = 0; at < batch; at += 1) if (addGradient(network, gradients, next())) hits += 1;
    const rate = 0.002 * (1 - done / samples) + 0.000_03;
    optimisers[0].step(gradients.first, rate);
    optimisers[1].step(gradients.second, rate);
    const batches = done / batch + 1;
    if (batches % 1_000 === 0) {
      console.log(`${done + batch} samples, ${((100 * hits) / (1_000 * batch)).toFixed(2)}% right`);
      hits = 0;
    }
  }
  writeFileSync(networkPath, storedNetwork(network));
}

function newNetwork(random: Random): Network {
  const layer = (units: number, ins: number, spread: number) =>
    Float32Array.from({ length: units * (ins + 1) }, (_, at) =>
      at % (ins + 1) === ins ? 0 : normal(random) * Math.sqrt(spread / ins),
    );
  return { hidden, first: layer(hidden, inputs, 2), second: layer(glyphs.length, hidden, 1) };
}

type Gradients = Pick<Network, 'first' | 'second'>;

const values = new Float32Array(hidden);

/** Adds the gradient of the cross entropy of one sample. Returns whether the network was right. */
function addGradient(network: Network, gradients: Gradients, { cell, glyph }: Sample): boolean {
  const probabilities = probabilitiesOf(network, hiddenOf(network, cell, values));
  const back = new Float32Array(hidden);
  for (const [at, probability] of probabilities.entries()) {
    const slope = (probability - (at === glyph ? 1 : 0)) / batch;
    if (Math.abs(slope) < 1e-6) continue;
    const start = at * (hidden + 1);
    add(gradients.second, start + hidden, slope);
    for (let unit = 0; unit < hidden; unit += 1) {
      add(gradients.second, start + unit, slope * (values[unit] as number));
      add(back, unit, slope * (network.second[start + unit] as number));
    }
  }
  for (let unit = 0; unit < hidden; unit += 1) {
    const slope = back[unit] as number;
    if (slope === 0 || (values[unit] as number) <= 0) continue;
    const start = unit * (inputs + 1);
    add(gradients.first, start + inputs, slope);
    for (let at = 0; at < inputs; at += 1) add(gradients.first, start + at, slope * (cell[at] as number));
  }
  return probabilities[glyph] === Math.max(...probabilities);
}

function add(to: Float32Array, at: number, value: number): void {
  to[at] = (to[at] as number) + value;
}

/** Moves weights along their gradients. Source: Kingma and Ba, Adam, 2015. */
class Adam {
  readonly #weights: Float32Array;
  readonly #means: Float32Array;
  readonly #squares: Float32Array;
  #steps = 0;

  constructor(weights: Float32Array) {
    this.#weights = weights;
    this.#means = new Float32Array(weights.length);
    this.#squares = new Float32Array(weights.length);
  }

  step(gradients: Float32Array, rate: number): void {
    this.#steps += 1;
    const [meanShare, squareShare] = [1 - 0.9 ** this.#steps, 1 - 0.999 ** this.#steps];
    for (const [at, gradient] of gradients.entries()) {
      const mean = 0.9 * (this.#means[at] as number) + 0.1 * gradient;
      const square = 0.999 * (this.#squares[at] as number) + 0.001 * gradient * gradient;
      this.#means[at] = mean;
      this.#squares[at] = square;
      add(this.#weights, at, (-rate * (mean / meanShare)) / (Math.sqrt(square / squareShare) + 1e-8));
    }
  }
}
