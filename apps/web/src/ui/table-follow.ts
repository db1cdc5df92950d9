import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Place {
  readonly at: number;
  readonly id: string;
}

interface Rows<Row> {
  readonly rows: readonly (Row | undefined)[];
  readonly rowId: (row: Row) => string;
}

/** How far a row is searched from where it was: a refresh inserts and removes few rows. */
const reach = 50;

/**
 * Follows a row when a refresh inserts or removes rows above it, so that an index keeps its meaning.
 * @returns the function that sets the row to follow; -1 for none
 */
export function useFollowedRow<Row>(list: Rows<Row>, moved: (to: number, from: number) => void): (at: number) => void {
  const place = useRef<Place | undefined>(undefined);
  useLayoutEffect(() => {
    const { current: followed } = place;
    if (!followed || followed.id === '') return;
    const to = indexNear(list, followed);
    if (to === undefined || to === followed.at) return;
    place.current = { at: to, id: followed.id };
    moved(to, followed.at);
  });
  return (at) => {
    const row = list.rows[at];
    place.current = row === undefined ? undefined : { at, id: list.rowId(row) };
  };
}

function indexNear<Row>({ rows, rowId }: Rows<Row>, { at, id }: Place): number | undefined {
  for (let step = 0; step <= reach; step++)
    for (const index of [at - step, at + step]) {
      const row = rows[index];
      if (row !== undefined && rowId(row) === id) return index;
    }
  return undefined;
}

/** Scrolls by what was inserted above the pointer, so that the same row stays under it. */
export function useStillPointer<Row>(
  list: Rows<Row>,
  grid: RefObject<HTMLElement | null>,
  startOf: (index: number) => number,
): (at: number) => void {
  return useFollowedRow(list, (to, from) => grid.current?.scrollBy(0, startOf(to) - startOf(from)));
}
