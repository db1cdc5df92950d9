/**
 * How many slips of the keyboard lie between a word and the best beginning of another: a letter too many, too few,
 * wrong, or two neighbours swapped. More than `most` slips give `most + 1`.
 */
export function slipsToPrefix(word: string, target: string, most: number): number {
  const rows = word.length;
  const columns = Math.min(target.length, rows + most);
  let beforeLast: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= rows; row++) {
    const current = [row];
    for (let column = 1; column <= columns; column++) {
      const same = word[row - 1] === target[column - 1];
      let best = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      const swapped =
        row > 1 && column > 1 && word[row - 1] === target[column - 2] && word[row - 2] === target[column - 1];
      if (swapped) best = Math.min(best, at(beforeLast, column - 2) + 1);
      current.push(best);
    }
    if (Math.min(...current) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(...last, most + 1);
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;

/** Slips that a word of this length may have: none in a short one, or everything would be alike. */
export function allowedSlips(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
