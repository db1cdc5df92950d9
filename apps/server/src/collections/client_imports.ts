import type { ColumnChoice } from '@dossier/domain/client-import/fields';
import { dateOrders, importStates, sameRules } from '@dossier/domain/client-import/fields';
import type { CheckSummary } from '@dossier/domain/client-import/summarise';
import { defineCollection } from '@dossier/records/collection';
import { date, json, number, relation, select, text } from '@dossier/records/fields';
import { jobFields, orderedBy } from './job-fields.ts';
import { isOwnOrg, readBy } from './rules.ts';

/** A sheet of an imported file, without its rows. */
export interface StoredSheet {
  readonly name: string;
  readonly rows: number;
  readonly headerRow: number;
  readonly header: readonly string[];
  /** Values of the first rows that have one, per column. */
  readonly samples: readonly (readonly string[])[];
  /** Why it cannot be imported; '' otherwise. */
  readonly problem: string;
}

/** A file of clients of one institution: the choices about it, and the job that imports it. */
export const clientImports = defineCollection({
  name: 'client_imports',
  fields: {
    org: relation('gk_org', { required: true }),
    /** `IMP-2026-0003`; '' before it is confirmed. */
    number: text({ max: 20 }),
    state: select(importStates, { required: true }),
    file_name: text({ max: 255 }),
    format: select(['csv', 'xlsx'] as const, { required: true }),
    size: number({ min: 0, onlyInt: true }),
    sheets: json<readonly StoredSheet[]>({ hidden: true, maxSize: 4 * 1024 * 1024 }),
    sheet: number({ min: 0, onlyInt: true }),
    date_order: select(dateOrders, { required: true }),
    same_by: select(sameRules, { required: true }),
    /** Of the chosen sheet, and what is done with each of its columns. */
    header: json<readonly string[]>({ hidden: true }),
    choices: json<readonly ColumnChoice[]>({ hidden: true }),
    /** Counts and problems of the last check, which the choices above have passed; null when they changed since. */
    summary: json<CheckSummary | null>({ hidden: true, maxSize: 4 * 1024 * 1024 }),
    checked_at: date(),
    confirmed_at: date(),
    /** Rows of the file that are done, and what became of them. */
    done: number({ min: 0, onlyInt: true }),
    created_count: number({ min: 0, onlyInt: true }),
    same_count: number({ min: 0, onlyInt: true }),
    rejected_count: number({ min: 0, onlyInt: true }),
    total: number({ min: 0, onlyInt: true }),
    ...orderedBy,
    ...jobFields,
    /** Undo: requested or not, by whom, when it ended, and how many drafts were deleted. */
    undo_at: date(),
    undo_by: text({ max: 15 }),
    undo_by_name: text({ max: 400 }),
    undone_at: date(),
    undone_count: number({ min: 0, onlyInt: true }),
    /** The rows of the file were deleted. */
    cleared_at: date(),
  },
  rules: readBy(isOwnOrg),
  indexes: [{ columns: ['org', 'created', 'id'] }, { columns: ['state', 'lease_until', 'id'] }],
});
