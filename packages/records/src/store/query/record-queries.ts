import type { Collection } from '../../collection/collection.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import type { Connection } from '../../dialect/dialect.ts';

/** The list envelope. Source: docs/reference/record-api.md 3. */
export interface RecordPage {
  readonly items: readonly object[];
  readonly page: number;
  readonly perPage: number;
  readonly totalItems: number;
  readonly totalPages: number;
}

/** Checks of one row; clients whose rules lead to the same query share its result. */
export interface RowQueries {
  /** The same as `allowsRow`. */
  allows(rule: string | null, info: RequestInfo): Promise<boolean>;
  /** Applies a client's filter, with the limits of clients. */
  passesFilter(filter: string, info: RequestInfo): Promise<boolean>;
}

/** Receives records that a client is about to get. Must not throw. */
export type AnswerListener = (info: RequestInfo, collection: Collection, rows: readonly AnyRecord[]) => void;

/** Queries of the record API. The caller refuses null rules. */
export interface RecordQueries {
  /**
   * Lists a page, with `fields` and `expand` of the request applied.
   * @throws ApiError 400 for an invalid filter, sort or paging
   */
  list(collection: Collection, info: RequestInfo): Promise<RecordPage>;
  /** Does the stored record satisfy the rule? Superusers always do; for others a null rule is never satisfied. */
  allows(
    collection: Collection,
    rule: string | null,
    id: string,
    info: RequestInfo,
    connection?: Connection,
  ): Promise<boolean>;
  /** The same for a record that has just been read. */
  allowsFound(collection: Collection, rule: string | null, record: AnyRecord, info: RequestInfo): Promise<boolean>;
  /** The same for a row that is not (or no longer) stored. */
  allowsRow(
    collection: Collection,
    rule: string | null,
    row: AnyRecord,
    info: RequestInfo,
    connection?: Connection,
  ): Promise<boolean>;
  /** Checks one row, that may no longer be stored, for several clients at one time. */
  ofRow(collection: Collection, row: AnyRecord): RowQueries;
  /** Converts records to answers for this client, with the request's `expand`; `fields` is not applied. */
  answers(collection: Collection, rows: readonly AnyRecord[], info: RequestInfo): Promise<object[]>;
  /**
   * Calls the listener with the records of each answer, those of expands too, in one call per collection and level.
   * @returns the function that ends it
   */
  onAnswered(listener: AnswerListener): () => void;
  /** Applies `fields` to any answer. */
  pick(answer: object, fields: string | undefined): object;
}
