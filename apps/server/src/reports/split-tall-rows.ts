interface Cell {
  readonly text: string;
}

/**
 * Splits every row with a cell that is higher than a page into several rows, because pdfkit cuts off the rest.
 * @param fits whether a text in this column is at most as high as a page
 */
export function splitTallRows<C extends Cell>(
  rows: readonly (readonly C[])[],
  fits: (text: string, column: number) => boolean,
): C[][] {
  return rows.flatMap((row) => {
    const parts = row.map(({ text }, column) => partsOf(text, (part) => fits(part, column)));
    const count = Math.max(...parts.map((own) => own.length));
    return Array.from({ length: count }, (_, at) =>
      row.map((cell, column) => ({ ...cell, text: parts[column]?.[at] ?? '' })),
    );
  });
}

/** The text in parts that fit, split at white space where possible. */
function partsOf(text: string, fits: (part: string) => boolean): string[] {
  const parts: string[] = [];
  let rest = text;
  while (!fits(rest)) {
    const length = partLength(rest, fits);
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return [...parts, rest];
}

function partLength(text: string, fits: (part: string) => boolean): number {
  let [low, high] = [1, text.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(text.slice(0, middle))) low = middle;
    else high = middle - 1;
  }
  const atSpace = text.slice(0, low).search(/\s\S*$/) + 1;
  if (atSpace > low / 2) return atSpace;
  // A character outside the basic plane is two units.
  return low > 1 && /[\uD800-\uDBFF]/.test(text.charAt(low - 1)) ? low - 1 : low;
}
