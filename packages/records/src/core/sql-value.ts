/** A value of a column or parameter. */
export type SqlValue = string | number | bigint | null | Uint8Array;

/** A row of a result, by column. */
export type SqlRow = Record<string, SqlValue>;
