/** The approximate number of records of a collection. */
export type RowCounts = (collection: string) => number;

/** An estimate from the row counts. Unit: rows read; a row with a LIKE or a subquery counts several times. */
export type QueryCost = (counts: RowCounts) => number;
