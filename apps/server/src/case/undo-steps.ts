import type { Check } from '@dossier/domain/checks';
import type { UndoableWorkflow } from '@dossier/domain/undo';
import { newId } from '@dossier/records';
import type { DeskRecordsStore } from '../collections/rows.ts';
import type { ChangedRow } from '../collections/undo_steps.ts';
import type { Actor } from '../runtime/actor.ts';

interface Step {
  readonly workflow: UndoableWorkflow;
  readonly request: string;
  /** What a person undoes together; default: this step alone. */
  readonly batch?: string | undefined;
  readonly rows?: readonly ChangedRow[];
  readonly check?: Check;
  /** Rows of `statuses`: the appended one, and the one before it. */
  readonly statusRow?: string;
  readonly statusRowBefore?: string;
}

/**
 * Records what a workflow changed, so that the same person can undo it.
 * @returns the input of `undo`
 */
export async function recordUndoStep(
  records: DeskRecordsStore,
  actor: Actor,
  { workflow, request: id, batch = newId(), rows = [], check, statusRow = '', statusRowBefore = '' }: Step,
): Promise<string> {
  const { status, waiting_on, version } = await records.need('gk_requests', id);
  await records.create('undo_steps', {
    batch,
    user: actor.id,
    workflow,
    request: id,
    status,
    waiting_on,
    version,
    rows,
    ...(check && { check }),
    status_row: statusRow,
    status_row_before: statusRowBefore,
  });
  return batch;
}

/** Values of a row that a workflow changed: those of these fields, before and after. */
export function changedRow<Row extends { readonly id: string }>(
  collection: ChangedRow['collection'],
  before: Row,
  after: Row,
  fields: readonly (keyof Row & string)[],
): ChangedRow {
  const values = (row: Row) => Object.fromEntries(fields.map((field) => [field, String(row[field])]));
  return { collection, id: before.id, before: values(before), after: values(after) };
}
