/** A record of any collection, for generic code. */
export type AnyRecord = { id: string; [field: string]: unknown };

/** The origin of a write: the record API (rules apply) or the program's own code. */
export type Via = 'api' | 'program';
