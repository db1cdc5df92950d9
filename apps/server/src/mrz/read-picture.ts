import { allFit, readZone, type Zone } from '@dossier/domain/machine-readable-zone';
import { darkComponents } from './components.ts';
import type { Network } from './glyph-net.ts';
import { openPicture, type Preparation, prepared, type SourcePicture } from './prepare-picture.ts';
import { type ReadLines, readLines } from './read-lines.ts';
import { findTextLines } from './text-lines.ts';

/** What was found in a picture. `none`: no zone; `unclear`: a zone whose characters cannot be distinguished. */
export type PictureReading = { readonly zone: Zone; readonly tries: number } | 'none' | 'unclear';

interface Options {
  /** ISO date, for years of two digits. */
  readonly today: string;
  readonly network: Network;
  /** No further try starts after so much processor time, which does not depend on how busy the machine is. Unit: milliseconds. */
  readonly timeMs: number;
}

/** The first tries, one for each way a picture may be turned. */
const turns = [0, 180, 90, 270] as const;
const usual: Preparation = { longSide: 1600, darkShare: 0.86 };

/** Further ways to prepare a picture, for noise, blur, uneven light and small characters. */
const ladder: readonly Preparation[] = [
  { longSide: 2200, darkShare: 0.88, blur: 1 },
  { longSide: 1600, darkShare: 0.9, median: 3 },
  { longSide: 1300, darkShare: 0.88, blur: 0.9 },
  { longSide: 2000, darkShare: 0.92, blur: 1.6 },
  { longSide: 1600, darkShare: 0.78 },
  { longSide: 2000, darkShare: 0.86, sharpen: 1.2 },
  { longSide: 1000, darkShare: 0.9 },
  { longSide: 1600, darkShare: 0.93, blur: 1.3 },
];

/** Probabilities below which a reading is not offered: number and dates have to be right. */
const least = { weakest: 0.5, score: -0.25 };
/**
 * The same for a reading of one try. Some letters differ by ten in their value, as F and P or G and Q, so that no check
 * digit distinguishes them: a less certain reading counts when a second try agrees.
 */
const certain = 0.9;
/** Steps of the ladder for a picture in which no lines are found: most have none, as the front of a card. */
const blindTries = 3;
/** Score of lines that are upright, though unclear: those of a turned picture are below -2. */
const upright = -1;
/** Score below which the lines are no zone at all. */
const noZone = -1.5;

/**
 * Reads the machine-readable zone of a picture: tries different preparations until all check digits fit. A zone whose
 * digits do not fit after all of them is returned as it was read best, with what does not fit.
 */
export async function readPicture(bytes: Uint8Array, { today, network, timeMs }: Options): Promise<PictureReading> {
  const start = process.cpuUsage();
  const source = await openPicture(bytes);
  const attempts = new Attempts(source, today, network);
  for (const turn of turns) {
    const zone = await attempts.run(turn, usual);
    if (zone) return { zone, tries: attempts.count };
    if (attempts.isUpright) break;
  }
  for (const [at, preparation] of ladder.entries()) {
    if (millisecondsSince(start) > timeMs || (at >= blindTries && !attempts.hasLines)) break;
    const zone = await attempts.run(attempts.turn, preparation);
    if (zone) return { zone, tries: attempts.count };
  }
  return attempts.bestReading();
}

function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Runs tries on a picture and keeps the best result. */
class Attempts {
  count = 0;
  readonly #source: SourcePicture;
  readonly #today: string;
  readonly #network: Network;
  /** Numbers and dates of readings whose check digits fit, but whose characters are not certain. */
  readonly #uncertain = new Set<string>();
  #best: { readonly read: ReadLines; readonly turn: number } | undefined;

  constructor(source: SourcePicture, today: string, network: Network) {
    this.#source = source;
    this.#today = today;
    this.#network = network;
  }

  /** How the picture is turned in the best result. */
  get turn(): number {
    return this.#best?.turn ?? 0;
  }

  /** Lines were found that could be a zone. */
  get hasLines(): boolean {
    return this.#best !== undefined;
  }

  /** The lines were read as text: the picture need not be turned further. */
  get isUpright(): boolean {
    return this.#best !== undefined && this.#best.read.score > upright;
  }

  /** The zone if all its check digits fit. */
  async run(turn: number, preparation: Preparation): Promise<Zone | undefined> {
    this.count += 1;
    const picture = await prepared(this.#source, turn, preparation);
    const components = darkComponents(picture, {
      radius: Math.round(picture.width / 60),
      share: preparation.darkShare,
    });
    const lines = findTextLines(components, picture.height).slice(0, 12);
    for (const read of readLines(picture, lines, this.#network).slice(0, 4)) {
      if (!this.#best || read.score > this.#best.read.score) this.#best = { read, turn };
      const zone = readZone(read.lines, this.#today);
      if (!zone || !allFit(zone) || !isGood(read)) continue;
      const proven = `${zone.number} ${zone.birthDate} ${zone.expiry}`;
      if (read.weakest > certain || this.#uncertain.has(proven)) return zone;
      this.#uncertain.add(proven);
    }
    return undefined;
  }

  bestReading(): PictureReading {
    if (!this.#best) return 'none';
    const { read } = this.#best;
    const zone = readZone(read.lines, this.#today);
    if (zone && isGood(read) && !allFit(zone)) return { zone, tries: this.count };
    return read.score < noZone ? 'none' : 'unclear';
  }
}

function isGood({ weakest, score }: ReadLines): boolean {
  return weakest > least.weakest && score > least.score;
}
