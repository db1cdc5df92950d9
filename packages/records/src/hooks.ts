import type { Records } from './store/records.ts';

/** A record without a type: what generic code sees. */
export type AnyRecord = { id: string; [field: string]: unknown };

/** Through which door a write came: the record API (rules apply) or the program's own code. */
export type Via = 'api' | 'program';

export interface HookContext {
  readonly records: Records;
  readonly via: Via;
  /** The signed-in record, or null. */
  readonly auth: AnyRecord | null;
  readonly now: () => Date;
}

/**
 * What a collection does beside its fields and rules. Hooks run inside the write's transaction, after rules
 * and before validation; they may change `next` in place. To refuse they throw an ApiError.
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
