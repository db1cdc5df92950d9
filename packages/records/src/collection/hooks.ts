import type { AnyRecord, Via } from '../core/record.ts';

/** The transaction of the write, as hooks use it. `Records` of the store satisfies it. */
export interface HookRecords {
  get(collection: string, id: string): Promise<AnyRecord | undefined>;
  find(
    collection: string,
    filter: string,
    values?: Readonly<Record<string, string | number | boolean | null | Date>>,
  ): Promise<AnyRecord[]>;
  count(
    collection: string,
    filter: string,
    values?: Readonly<Record<string, string | number | boolean | null | Date>>,
  ): Promise<number>;
  create(collection: string, values: Readonly<Record<string, unknown>>): Promise<AnyRecord>;
  update(collection: string, id: string, values: Readonly<Record<string, unknown>>): Promise<AnyRecord>;
  delete(collection: string, id: string): Promise<void>;
}

export interface HookContext {
  readonly records: HookRecords;
  readonly via: Via;
  /** The signed-in record, or null. */
  readonly auth: AnyRecord | null;
  readonly now: () => Date;
}

/**
 * Code that runs on writes of a collection, inside their transaction, after rules and before validation. Hooks may
 * change `next` in place. They throw an ApiError to refuse the write.
 */
export interface Hooks {
  readonly beforeCreate?: readonly ((next: AnyRecord, context: HookContext) => void | Promise<void>)[];
  readonly beforeUpdate?: readonly ((
    next: AnyRecord,
    before: AnyRecord,
    context: HookContext,
  ) => void | Promise<void>)[];
  readonly beforeDelete?: readonly ((record: AnyRecord, context: HookContext) => void | Promise<void>)[];
}
