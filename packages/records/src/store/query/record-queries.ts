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

/** What the wire asks of rules, queries and answers. Rules that are null are refused before. */
export interface RecordQueries {
  /** Errors: 400 for a filter, sort or paging that cannot be read. `fields` and `expand` of the request are applied. */
  list(collection: Collection, info: RequestInfo): Promise<RecordPage>;
  /** Does the stored record satisfy the rule? Superusers always do; for others a null rule is never satisfied. */
  allows(
    collection: Collection,
    rule: string | null,
    id: string,
    info: RequestInfo,
    connection?: Connection,
  ): Promise<boolean>;
  /** The same of a record that was read just now. */
  allowsFound(collection: Collection, rule: string | null, record: AnyRecord, info: RequestInfo): Promise<boolean>;
  /** The same for a row that is not (or no longer) stored. */
  allowsRow(
    collection: Collection,
    rule: string | null,
    row: AnyRecord,
    info: RequestInfo,
    connection?: Connection,
  ): Promise<boolean>;
  /** A filter of a client, with a client's limits, on a row that may no longer be stored. */
  passesFilter(collection: Collection, filter: string, row: AnyRecord, info: RequestInfo): Promise<boolean>;
  /** Records as this reader sees them, with the request's `expand`; `fields` is not applied yet. */
  answers(collection: Collection, rows: readonly AnyRecord[], info: RequestInfo): Promise<object[]>;
  /** The picker of `fields`, on any answer. */
  pick(answer: object, fields: string | undefined): object;
}
