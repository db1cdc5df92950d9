/** Something that was removed from a list, and can be put back. */
export interface Removal {
  readonly id: string;
  /** The list that it was removed from. */
  readonly list: string;
  /** Its position among the rows of the list, lines of other removals included. */
  readonly row: number;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly undo: () => void;
  /** Id of the element that comes back. */
  readonly element: string;
  /** Id of the element that gets the focus when the time is over. */
  readonly rest: string;
}

/** The row of an item, by its position among the items that are left. */
export function rowOf(at: number, lines: readonly Pick<Removal, 'row'>[]): number {
  return lines
    .map(({ row }) => row)
    .toSorted((a, b) => a - b)
    .reduce((row, line) => (line <= row ? row + 1 : row), at);
}

/** The lines that are left once one of them has disappeared: those below it move up. */
export function withoutLine(lines: readonly Removal[], gone: Removal): Removal[] {
  return lines
    .filter((line) => line.id !== gone.id)
    .map((line) => (line.list === gone.list && line.row > gone.row ? { ...line, row: line.row - 1 } : line));
}

/** A list with the lines of what was removed from it, each in its former place. */
export function withRemovals<T>(
  items: readonly T[],
  lines: readonly Removal[],
): ({ readonly item: T } | { readonly removal: Removal })[] {
  return lines
    .toSorted((a, b) => a.row - b.row)
    .reduce<({ item: T } | { removal: Removal })[]>(
      (rows, removal) => rows.toSpliced(removal.row, 0, { removal }),
      items.map((item) => ({ item })),
    );
}
