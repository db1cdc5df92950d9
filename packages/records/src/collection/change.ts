import type { AnyRecord } from '../core/record.ts';

/**
 * One committed write. The only source of realtime, history and reactions.
 * Shape: `before` is null for a create, `after` for a delete; both are whole rows with hidden fields.
 */
export interface Change {
  readonly collection: string;
  readonly action: 'create' | 'update' | 'delete';
  readonly id: string;
  readonly before: AnyRecord | null;
  readonly after: AnyRecord | null;
  /** Collection and id of the signed-in record that caused it; null for the program. */
  readonly actor: { readonly collection: string; readonly id: string } | null;
  /** Name of the operation of its transaction; '' when there is none or the change comes from another instance. */
  readonly operation: string;
  /** Date text of the record API: `2026-11-21 10:00:00.000Z`. */
  readonly at: string;
}
