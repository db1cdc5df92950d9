/** A curve of the second degree: `a + b·t + c·t²`. */
export type Curve = readonly [a: number, b: number, c: number];

export function valueOn([a, b, c]: Curve, t: number): number {
  return a + b * t + c * t * t;
}

/** The position at which a rising curve has a value, near a first guess. */
export function positionOn(curve: Curve, value: number, guess: number): number {
  let t = guess;
  for (let round = 0; round < 4; round += 1) t -= (valueOn(curve, t) - value) / (curve[1] + 2 * curve[2] * t);
  return t;
}

/** The curve with the least squared distances to points. Fewer than six points give a straight line. */
export function fitCurve(points: readonly (readonly [t: number, value: number])[]): Curve {
  const terms = points.length < 6 ? 2 : 3;
  // Normal equations, with positions around their middle for accuracy.
  const middle = points.reduce((sum, [t]) => sum + t, 0) / Math.max(1, points.length);
  const rows = Array.from({ length: terms }, () => new Array<number>(terms + 1).fill(0));
  for (const [t, value] of points) {
    const powers = [1, t - middle, (t - middle) ** 2];
    for (let i = 0; i < terms; i += 1) {
      const row = rows[i] as number[];
      for (let j = 0; j < terms; j += 1) row[j] = (row[j] as number) + (powers[i] as number) * (powers[j] as number);
      row[terms] = (row[terms] as number) + (powers[i] as number) * value;
    }
  }
  const [a = 0, b = 0, c = 0] = solve(rows);
  return [a - b * middle + c * middle * middle, b - 2 * c * middle, c];
}

/** Gaussian elimination; a system without one solution gives zeros. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  for (let i = 0; i < size; i += 1) {
    const best = rows.reduce(
      (top, row, at) =>
        at >= i && Math.abs(row[i] as number) > Math.abs((rows[top] as number[])[i] as number) ? at : top,
      i,
    );
    [rows[i], rows[best]] = [rows[best] as number[], rows[i] as number[]];
    const pivot = rows[i] as number[];
    if (Math.abs(pivot[i] as number) < 1e-9) return new Array<number>(size).fill(0);
    for (const [at, row] of rows.entries()) {
      if (at === i) continue;
      const share = (row[i] as number) / (pivot[i] as number);
      for (let j = i; j <= size; j += 1) row[j] = (row[j] as number) - share * (pivot[j] as number);
    }
  }
  return rows.map((row, at) => (row[size] as number) / (row[at] as number));
}
