/**
 * Letters that are commonly confused because they sound alike, look alike or are misread by OCR.
 * Unit: cost of the substitution in tenths.
 */
const confusableLetters =
  'iy3 ij4 ie4 jy4 ck3 kq2 cq4 sz4 cs5 vw3 fv4 bp6 dt6 mn7 gj6 gh6 hk7 hb6 ou4 uw5 ae5 ao6 ai6 ei4 eo7 eu7 o02 l12 i12 i13 s54 b84 z24 xk6 bv6 ly7 il5 lt7 rn8 uv5 hx5 gk6 td6 nm7 oa6 g96 e36 cg6 ce8 co8';

const substitutionCost = new Float32Array(128 * 128).fill(1);
for (const pair of confusableLetters.split(' ')) {
  const [a, b, cost] = [pair.charCodeAt(0), pair.charCodeAt(1), Number(pair[2]) / 10];
  substitutionCost[a * 128 + b] = cost;
  substitutionCost[b * 128 + a] = cost;
}
for (let code = 0; code < 128; code++) substitutionCost[code * 128 + code] = 0;

/** Cost of omitting a letter; `h` and vowels cost less. */
const omissionCost = new Float32Array(128).fill(0.95);
for (const [letters, cost] of [
  ['aeiou', 0.75],
  ['y', 0.75],
  ['h', 0.5],
  ['-', 0.1],
] as const)
  for (const letter of letters) omissionCost[letter.charCodeAt(0)] = cost;

const doubledLetter = 0.35;
const transposition = 0.65;
const atFirstLetter = 1.25;
const maxLength = 40;
/** Sums of the costs are rounded to 32 bits. */
const rounding = 1e-5;

/** Letters of both words from 1 on, and the costs of omitting them. */
const codesOfA = new Uint8Array(maxLength + 1);
const omissionsOfA = new Float64Array(maxLength + 1);
const codesOfB = new Uint8Array(maxLength + 1);
const omissionsOfB = new Float64Array(maxLength + 1);
const firstRow = new Float32Array(maxLength + 2);
const secondRow = new Float32Array(maxLength + 2);
const thirdRow = new Float32Array(maxLength + 2);

/** Reads the letters of a word. Returns the lowest cost of omitting one. */
function readLetters(text: string, length: number, codes: Uint8Array, omissions: Float64Array): number {
  let least = 1;
  let previous = 0;
  for (let i = 1; i <= length; i++) {
    const code = text.charCodeAt(i - 1) & 127;
    const cost = omit(code, previous);
    codes[i] = code;
    omissions[i] = cost;
    if (cost < least) least = cost;
    previous = code;
  }
  return least;
}

/**
 * Weighted edit distance of two ASCII words (substitution, omission, insertion, transposition of
 * neighbours). Compares the first 40 letters. Search has a distance without weights
 * (packages/domain/src/edit-distance.ts): it corrects typing errors, this one compares spellings.
 * @returns the distance in letters, or Infinity above `most`
 */
export function spellingDistance(a: string, b: string, most: number): number {
  const la = Math.min(a.length, maxLength);
  const lb = Math.min(b.length, maxLength);
  if (Math.abs(la - lb) * 0.1 > most) return Number.POSITIVE_INFINITY;
  const leastOfA = readLetters(a, la, codesOfA, omissionsOfA);
  const leastOfB = readLetters(b, lb, codesOfB, omissionsOfB);
  // A letter further from its place in the other word costs more omissions than allowed.
  const band = Math.floor((most + rounding) / Math.min(leastOfA, leastOfB));
  if (Math.abs(la - lb) > band) return Number.POSITIVE_INFINITY;
  let before = firstRow;
  let above = secondRow;
  let here = thirdRow;
  above[0] = 0;
  for (let j = 1; j <= lb && j <= band + 1; j++) above[j] = (above[j - 1] as number) + (omissionsOfB[j] as number);
  let previousA = 0;
  for (let i = 1; i <= la; i++) {
    const codeA = codesOfA[i] as number;
    const omitA = omissionsOfA[i] as number;
    const costs = codeA << 7;
    const from = i > band ? i - band : 1;
    const to = i + band < lb ? i + band : lb;
    let least = from === 1 ? (above[0] as number) + omitA : Number.POSITIVE_INFINITY;
    here[from - 1] = least;
    here[to + 1] = Number.POSITIVE_INFINITY;
    let diagonal = above[from - 1] as number;
    let previousB = from === 1 ? 0 : (codesOfB[from - 1] as number);
    for (let j = from; j <= to; j++) {
      const codeB = codesOfB[j] as number;
      const up = above[j] as number;
      const substitution = substitutionCost[costs + codeB] as number;
      let cost = diagonal + (i === 1 || j === 1 ? substitution * atFirstLetter : substitution);
      if (up + omitA < cost) cost = up + omitA;
      const added = (here[j - 1] as number) + (omissionsOfB[j] as number);
      if (added < cost) cost = added;
      if (codeA === previousB && previousA === codeB && codeA !== codeB && i > 1 && j > 1) {
        const swapped = (before[j - 2] as number) + transposition;
        if (swapped < cost) cost = swapped;
      }
      here[j] = cost;
      if (cost < least) least = cost;
      diagonal = up;
      previousB = codeB;
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    previousA = codeA;
    const oldest = before;
    before = above;
    above = here;
    here = oldest;
  }
  const distance = above[lb] as number;
  return distance > most + rounding ? Number.POSITIVE_INFINITY : distance;
}

const omit = (code: number, previous: number) => (code === previous ? doubledLetter : (omissionCost[code] as number));

/**
 * Spelling similarity of two words, 0 to 1.
 * @returns 0 for any similarity below `least`
 */
export function spellingScore(a: string, b: string, least: number): number {
  const length = Math.min(Math.max(a.length, b.length), maxLength);
  const distance = spellingDistance(a, b, length * (1 - least));
  return distance === Number.POSITIVE_INFINITY ? 0 : 1 - distance / length;
}
