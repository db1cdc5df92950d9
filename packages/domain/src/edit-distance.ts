/** Three rows of the distance table, shared by all calls: a search makes thousands. */
let [beforeLast, last, current] = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)];

/**
 * Returns the smallest edit distance between a word and any prefix of another (insertion, deletion, substitution,
 * transposition of neighbours; Damerau-Levenshtein with each cost 1). All typing errors are equal here; screening
 * weights them by sound and shape (packages/screening/src/compare/edit.ts).
 * @returns `most + 1` for any distance above `most`
 */
export function slipsToPrefix(word: string, target: string, most: number): number {
  const rows = word.length;
  const columns = Math.min(target.length, rows + most);
  const far = most + 1;
  if (rows - columns > most) return far;
  if (columns + 2 > last.length) grow(columns + 2);
  for (let column = 0; column <= columns; column++) last[column] = Math.min(column, far);
  for (let row = 1; row <= rows; row++) {
    if (fillRow(word, target, row, { columns, most }) > most) return far;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  let best = far;
  for (let column = Math.max(0, rows - most); column <= columns; column++) best = Math.min(best, last[column] ?? far);
  return best;
}

/** Computes the cells near the diagonal, the others exceed `most`. Returns the minimum of the row. */
function fillRow(
  word: string,
  target: string,
  row: number,
  { columns, most }: { readonly columns: number; readonly most: number },
): number {
  const far = most + 1;
  const from = Math.max(1, row - most);
  const to = Math.min(columns, row + most);
  const letter = word.charCodeAt(row - 1);
  const before = row > 1 ? word.charCodeAt(row - 2) : -1;
  let least = Math.min(row, far);
  current[from - 1] = from === 1 ? least : far;
  if (from > 1) least = far;
  for (let column = from; column <= to; column++) {
    const other = target.charCodeAt(column - 1);
    let best = (last[column - 1] as number) + (letter === other ? 0 : 1);
    best = Math.min(best, (last[column] as number) + 1, (current[column - 1] as number) + 1);
    if (column > 1 && letter === target.charCodeAt(column - 2) && before === other)
      best = Math.min(best, (beforeLast[column - 2] as number) + 1);
    current[column] = Math.min(best, far);
    least = Math.min(least, best);
  }
  // The next row reads one cell further.
  if (to < columns) current[to + 1] = far;
  return least;
}

function grow(size: number): void {
  [beforeLast, last, current] = [new Uint8Array(size), new Uint8Array(size), new Uint8Array(size)];
}

/** Maximum number of typing errors in a word of this length: none in a short one, which would match too much. */
export function allowedSlips(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
