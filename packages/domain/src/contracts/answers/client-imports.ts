import { importCauseNames } from '../../client-import/causes.ts';
import { columnChoices, dateOrders, importStates, sameRules } from '../../client-import/fields.ts';
import { matchReasons } from '../../client-import/match-columns.ts';
import { z } from '../../schema.ts';
import type { OutputOf } from '../shared/contract.ts';

const importLine = {
  id: z.string(),
  /** '' before it is confirmed. */
  number: z.string(),
  state: z.enum(importStates),
  fileName: z.string(),
  by: z.string(),
  created: z.string(),
  confirmedAt: z.string(),
  endedAt: z.string(),
  /** Of the file; 0 before it is confirmed. */
  total: z.number(),
  done: z.number(),
  createdCount: z.number(),
  sameCount: z.number(),
  rejectedCount: z.number(),
  /** It is being undone, or was. */
  isUndo: z.boolean(),
  /** Drafts that undoing it deleted. */
  undoneCount: z.number(),
};

export const importLineSchema = z.strictObject(importLine);
export type ImportLine = OutputOf<typeof importLineSchema>;

/** Why a column has its field: as suggested, or chosen by a person. */
export const columnReasons = [...matchReasons, 'chosen'] as const;

const columnSchema = z.strictObject({
  header: z.string(),
  samples: z.array(z.string()),
  choice: z.enum(columnChoices),
  reason: z.enum(columnReasons),
  /** Moment of the earlier import; '' for other reasons. */
  since: z.string(),
});

const groupSchema = z.strictObject({
  cause: z.enum(importCauseNames),
  count: z.number(),
  lines: z.array(
    z.strictObject({
      row: z.number(),
      twin: z.number(),
      client: z.string(),
      column: z.number(),
      value: z.string(),
      instead: z.string(),
    }),
  ),
});
export type ImportProblemGroup = OutputOf<typeof groupSchema>;

export const clientImportSchema = z.strictObject({
  ...importLine,
  format: z.enum(['csv', 'xlsx']),
  size: z.number(),
  sheets: z.array(z.strictObject({ name: z.string(), rows: z.number(), headerRow: z.number(), problem: z.string() })),
  sheet: z.number(),
  dateOrder: z.enum(dateOrders),
  sameBy: z.enum(sameRules),
  columns: z.array(columnSchema),
  /** Null until the rows are checked with these choices. */
  summary: z.nullable(
    z.strictObject({
      total: z.number(),
      fates: z.strictObject({ new: z.number(), same: z.number(), rejected: z.number(), repeated: z.number() }),
      warned: z.number(),
      groups: z.array(groupSchema),
    }),
  ),
  checkedAt: z.string(),
  updated: z.string(),
  /** Until when it can be undone; '' when it cannot. */
  undoUntil: z.string(),
  undoneAt: z.string(),
  undoneBy: z.string(),
  /** Its onboardings that exist. */
  keptCount: z.number(),
  /** The rows of the file were deleted, and with them the files about it. */
  isCleared: z.boolean(),
});
export type ClientImport = OutputOf<typeof clientImportSchema>;

/** A row of an import that is done. */
export const importedRowSchema = z.strictObject({
  row: z.number(),
  result: z.enum(['created', 'same', 'rejected']),
  name: z.string(),
  /** '' when there is none, or when it was deleted since. */
  request: z.string(),
  /** '' while it is a draft. */
  subject: z.string(),
  number: z.string(),
  reference: z.string(),
  type: z.enum(['business', 'individual', '']),
  registrationNumber: z.string(),
  country: z.string(),
  /** The onboarding was deleted since. */
  isDeleted: z.boolean(),
  causes: z.array(z.enum(importCauseNames)),
});
export type ImportedRow = OutputOf<typeof importedRowSchema>;
