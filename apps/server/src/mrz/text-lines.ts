import type { Component } from './components.ts';
import { type Curve, fitCurve, positionOn, valueOn } from './least-squares.ts';

/** A line of characters with a fixed pitch. Positions count characters; the first found one is 0. */
export interface TextLine {
  /** Centres of the characters, by position. Unit: pixels. */
  readonly x: Curve;
  readonly y: Curve;
  /** Height of the characters. Unit: pixels. */
  readonly height: number;
  /** Last position with a character. */
  readonly last: number;
}

/** Characters of a zone are at least so high. Unit: pixels. */
const minHeight = 7;
/** Characters that a line needs before it is fitted. */
const minCharacters = 9;

/** Lines of characters of one size at one pitch, the longest first. Shorter texts of a document may be among them. */
export function findTextLines(components: readonly Component[], pictureHeight: number): TextLine[] {
  const letters = components.filter(
    ({ width, height }) =>
      height >= minHeight && height < pictureHeight / 8 && width < height * 2 && height < width * 9,
  );
  const chains = chainsOf(letters).filter(({ length }) => length >= minCharacters);
  const lines = chains.flatMap((chain) => fitLine(chain, letters) ?? []);
  return withoutRepeats(lines.sort((one, other) => other.last - one.last));
}

const centreX = ({ x, width }: Component) => x + width / 2;
const centreY = ({ y, height }: Component) => y + height / 2;

/** Letters that follow each other from left to right at about one height. */
function chainsOf(letters: readonly Component[]): Component[][] {
  const sorted = [...letters].sort((one, other) => centreX(one) - centreX(other));
  const next = new Map<Component, Component>();
  const hasFormer = new Set<Component>();
  for (const [at, letter] of sorted.entries()) {
    const follower = followerOf(letter, sorted, at);
    if (!follower || hasFormer.has(follower)) continue;
    next.set(letter, follower);
    hasFormer.add(follower);
  }
  return sorted.flatMap((letter) => {
    if (hasFormer.has(letter)) return [];
    const chain = [letter];
    for (let following = next.get(letter); following; following = next.get(following)) chain.push(following);
    return [chain];
  });
}

function followerOf(letter: Component, sorted: readonly Component[], from: number): Component | undefined {
  for (let at = from + 1; at < sorted.length; at += 1) {
    const other = sorted[at] as Component;
    const gap = centreX(other) - centreX(letter);
    const size = Math.max(letter.height, other.height);
    if (gap > letter.height * 5) return undefined;
    if (gap < size * 0.45 || gap > size * 3.4) continue;
    if (Math.abs(centreY(other) - centreY(letter)) > size * 0.3 + gap * 0.04) continue;
    if (other.height < letter.height * 0.62 || other.height > letter.height * 1.6) continue;
    return other;
  }
  return undefined;
}

interface Placed {
  readonly position: number;
  readonly letter: Component;
}

/** Fits pitch, slope and curvature, and collects the letters that the chain lost. */
function fitLine(chain: readonly Component[], letters: readonly Component[]): TextLine | undefined {
  const height = median(chain.map((letter) => letter.height));
  const gaps = chain.slice(1).map((letter, at) => centreX(letter) - centreX(chain[at] as Component));
  const pitch = median(gaps.filter((gap) => gap > height * 0.7 && gap < height * 1.5));
  if (!pitch) return undefined;
  let placed = placeByGaps(chain, pitch);
  let line = curvesOf(placed);
  for (let round = 0; round < 6; round += 1) {
    placed = placeOnLine(letters, line, height);
    if (placed.length < minCharacters) return undefined;
    line = curvesOf(placed);
  }
  if (!isRegular(line, placed, height)) return undefined;
  const first = Math.min(...placed.map(({ position }) => position));
  const last = Math.max(...placed.map(({ position }) => position)) - first;
  const moved = curvesOf(placed.map(({ position, letter }) => ({ position: position - first, letter })));
  return { ...moved, height: upperHeight(placed), last };
}

function placeByGaps(chain: readonly Component[], pitch: number): Placed[] {
  let position = 0;
  return chain.map((letter, at) => {
    if (at > 0) position += Math.max(1, Math.round((centreX(letter) - centreX(chain[at - 1] as Component)) / pitch));
    return { position, letter };
  });
}

interface Curves {
  readonly x: Curve;
  readonly y: Curve;
}

function curvesOf(placed: readonly Placed[]): Curves {
  return {
    x: fitCurve(placed.map(({ position, letter }) => [position, centreX(letter)])),
    y: fitCurve(placed.map(({ position, letter }) => [position, centreY(letter)])),
  };
}

/** Positions that a line is extended by in one round: further ones are not predicted well enough. */
const reach = 8;

function placeOnLine(letters: readonly Component[], { x, y }: Curves, height: number): Placed[] {
  const best = new Map<number, { readonly letter: Component; readonly distance: number }>();
  const pitch = x[1];
  for (const letter of letters) {
    if (letter.height < height * 0.6 || letter.height > height * 1.5 || letter.width > pitch * 1.25) continue;
    const exact = positionOn(x, centreX(letter), (centreX(letter) - x[0]) / pitch);
    const position = Math.round(exact);
    const aside = Math.abs(centreY(letter) - valueOn(y, exact));
    const distance = Math.abs(exact - position) + aside / height;
    if (!(aside < height * 0.35) || Math.abs(exact - position) > 0.32) continue;
    if (distance < (best.get(position)?.distance ?? Number.POSITIVE_INFINITY)) best.set(position, { letter, distance });
  }
  return longestRun([...best].map(([position, { letter }]) => ({ position, letter })));
}

/** The letters without large gaps between them: others belong to another text. */
function longestRun(placed: readonly Placed[]): Placed[] {
  const sorted = [...placed].sort((one, other) => one.position - other.position);
  let best: Placed[] = [];
  let run: Placed[] = [];
  for (const one of sorted) {
    const former = run.at(-1);
    if (former && one.position - former.position > reach) run = [];
    run.push(one);
    if (run.length > best.length) best = run;
  }
  return best;
}

/** Are most positions taken, at a pitch that fits the height? */
function isRegular({ x }: Curves, placed: readonly Placed[], height: number): boolean {
  const positions = placed.map(({ position }) => position);
  const span = Math.max(...positions) - Math.min(...positions) + 1;
  const pitch = x[1] + 2 * x[2] * (span / 2);
  return placed.length >= span * 0.55 && pitch > height * 0.7 && pitch < height * 1.6;
}

/** Figures are higher than letters, and fillers lower: the height of most. */
function upperHeight(placed: readonly Placed[]): number {
  const heights = placed.map(({ letter }) => letter.height).sort((one, other) => one - other);
  return heights[Math.floor(heights.length * 0.6)] ?? 0;
}

/** Two chains of one line lead to the same line. */
function withoutRepeats(lines: readonly TextLine[]): TextLine[] {
  const kept: TextLine[] = [];
  for (const line of lines) {
    const middle = line.last / 2;
    const x = valueOn(line.x, middle);
    const y = valueOn(line.y, middle);
    const isKnown = kept.some((other) => {
      const position = positionOn(other.x, x, (x - other.x[0]) / other.x[1]);
      return position > -3 && position < other.last + 3 && Math.abs(valueOn(other.y, position) - y) < line.height / 2;
    });
    if (!isKnown) kept.push(line);
  }
  return kept;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
