import { isAllowedIn, type ZoneFormat, zoneFormats, zoneLayouts } from '@dossier/domain/machine-readable-zone';
import { cellAt } from './cells.ts';
import { glyphs, hiddenOf, type Network, probabilitiesOf } from './glyph-net.ts';
import { positionOn, valueOn } from './least-squares.ts';
import type { Picture } from './picture.ts';
import type { TextLine } from './text-lines.ts';

/** Lines of a zone as read from a picture. */
export interface ReadLines {
  readonly format: ZoneFormat;
  readonly lines: readonly string[];
  /** Mean of the logarithms of the probabilities of all characters: 0 is certain. */
  readonly score: number;
  /** The lowest probability of a character of number, dates and check digits. */
  readonly weakest: number;
}

/** Characters that a line may lack at an end or have too many, because the picture hides or adds some. */
const slack = 4;

/** Zones that groups of lines may be, the best first. */
export function readLines(picture: Picture, lines: readonly TextLine[], network: Network): ReadLines[] {
  const read = lines.map((line) => new CellReader(picture, line, network));
  const found = zoneFormats.flatMap((format) =>
    groupsFor(format, read).flatMap((group) => readGroup(format, group) ?? []),
  );
  return found.sort((one, other) => other.score - one.score);
}

/** Lines that follow each other from top to bottom at the distance of a zone, and could have the length. */
function groupsFor(format: ZoneFormat, readers: readonly CellReader[]): CellReader[][] {
  const places = zoneLayouts[format].lines;
  const length = (places[0] as string).length;
  const fitting = readers.filter(({ line }) => line.last + 1 >= length * 0.55 && line.last + 1 <= length + slack);
  const starts = fitting.map((reader) => [reader]);
  return places
    .slice(1)
    .reduce<CellReader[][]>(
      (groups) =>
        groups.flatMap((group) => fitting.flatMap((next) => (follows(group.at(-1), next) ? [[...group, next]] : []))),
      starts,
    );
}

/** Is one line directly below the other, at the same pitch? Distances of ICAO Doc 9303: 1.6 times the pitch. */
function follows(upper: CellReader | undefined, lower: CellReader): boolean {
  if (!upper || upper === lower) return false;
  const pitch = upper.pitch;
  if (Math.abs(lower.pitch / pitch - 1) > 0.15) return false;
  const middle = lower.line.last / 2;
  const x = valueOn(lower.line.x, middle);
  const position = positionOn(upper.line.x, x, upper.line.last / 2);
  const below = valueOn(lower.line.y, middle) - valueOn(upper.line.y, position);
  return below > pitch * 1.1 && below < pitch * 2.6 && position > 0 && position < upper.line.last;
}

interface Window {
  readonly start: number;
  readonly text: string;
  readonly score: number;
  readonly chances: readonly number[];
}

/** The best position of each line, at which all lines of a zone start one below the other. */
function readGroup(format: ZoneFormat, group: readonly CellReader[]): ReadLines | undefined {
  const places = zoneLayouts[format].lines;
  const windows = group.map((reader, at) => reader.windows(places[at] as string));
  let best: { readonly windows: readonly Window[]; readonly score: number } | undefined;
  for (const top of windows[0] ?? []) {
    const chosen = [top];
    const [first] = group as [CellReader];
    for (let at = 1; at < group.length; at += 1) {
      const reader = group[at] as CellReader;
      const expected = reader.positionBelow(first, top.start);
      const near = (windows[at] as Window[]).filter(({ start }) => Math.abs(start - expected) <= 1.2);
      const [next] = near.sort((one, other) => other.score - one.score);
      if (next) chosen.push(next);
    }
    const score = chosen.reduce((sum, { score: own }) => sum + own, 0) / group.length;
    if (chosen.length === group.length && (!best || score > best.score)) best = { windows: chosen, score };
  }
  if (!best) return undefined;
  return {
    format,
    lines: best.windows.map(({ text }) => text),
    score: best.score,
    weakest: weakestOf(format, best.windows),
  };
}

function weakestOf(format: ZoneFormat, windows: readonly Window[]): number {
  const { number, birth, expiry } = zoneLayouts[format];
  const chances = [number, birth, expiry].flatMap(([line, first, length]) =>
    (windows[line] as Window).chances.slice(first, first + length + 1),
  );
  return Math.min(...chances);
}

/** Reads the characters of one line, each once. */
class CellReader {
  readonly line: TextLine;
  readonly pitch: number;
  readonly #picture: Picture;
  readonly #network: Network;
  readonly #known = new Map<number, Float32Array>();

  constructor(picture: Picture, line: TextLine, network: Network) {
    this.#picture = picture;
    this.line = line;
    this.#network = network;
    this.pitch = line.x[1] + line.x[2] * line.last;
  }

  /** The position in this line that is below a position of another one, at a right angle to it. */
  positionBelow({ line: upper }: CellReader, position: number): number {
    const x = valueOn(upper.x, position);
    const y = valueOn(upper.y, position);
    const slope = (upper.y[1] + 2 * upper.y[2] * position) / (upper.x[1] + 2 * upper.x[2] * position);
    const guess = (x - this.line.x[0]) / this.line.x[1];
    const below = valueOn(this.line.y, positionOn(this.line.x, x, guess)) - y;
    return positionOn(this.line.x, x - slope * below, guess);
  }

  /** The text at every position that the line may start at. */
  windows(places: string): Window[] {
    const found = [];
    const earliest = Math.min(0, this.line.last + 1 - places.length) - 2;
    const latest = Math.max(0, this.line.last + 1 - places.length) + 2;
    for (let start = earliest; start <= latest; start += 1) found.push(this.#window(places, start));
    return found;
  }

  #window(places: string, start: number): Window {
    let score = 0;
    let text = '';
    const chances: number[] = [];
    for (let at = 0; at < places.length; at += 1) {
      const probabilities = this.#probabilities(start + at);
      let best = -1;
      for (let glyph = 0; glyph < glyphs.length - 1; glyph += 1) {
        if (!isAllowedIn(places[at] as string, glyphs[glyph] as string)) continue;
        if (best < 0 || (probabilities[glyph] as number) > (probabilities[best] as number)) best = glyph;
      }
      const chance = probabilities[best] as number;
      text += glyphs[best];
      chances.push(chance);
      score += Math.log(Math.max(0.001, chance));
    }
    return { start, text, score: score / places.length, chances };
  }

  #probabilities(position: number): Float32Array {
    const known = this.#known.get(position);
    if (known) return known;
    const cell = cellAt(this.#picture, this.line, position);
    const values = hiddenOf(this.#network, cell, new Float32Array(this.#network.hidden));
    const probabilities = probabilitiesOf(this.#network, values);
    this.#known.set(position, probabilities);
    return probabilities;
  }
}
