import type { ImportCause } from '@dossier/domain/client-import/causes';
import type { FileRow } from '@dossier/domain/client-import/check-rows';
import { defineCollection } from '@dossier/records/collection';
import { bool, json, number, relation } from '@dossier/records/fields';
import { closed } from './rules.ts';

/** What became of one row of a file. */
export interface RowOutcome {
  readonly row: number;
  readonly result: 'created' | 'same' | 'rejected';
  readonly name: string;
  /** The onboarding that was created or found; '' for a row that was left out. */
  readonly request: string;
  readonly number: string;
  /** The contact that was created with the onboarding. */
  readonly contact?: string;
  /** Why it was left out, or what was not imported. */
  readonly causes: readonly ImportCause[];
}

/**
 * Rows of an imported file, as many as one transaction writes. Their outcomes are written in the transaction that
 * creates the onboardings, so that a part is either done or not begun.
 */
export const clientImportParts = defineCollection({
  name: 'client_import_parts',
  fields: {
    import: relation('client_imports', { required: true, cascadeDelete: true }),
    sheet: number({ min: 0, onlyInt: true }),
    /** Position within the sheet. */
    part: number({ min: 0, onlyInt: true }),
    // Before the long columns, which sums would have to skip.
    is_done: bool(),
    created_count: number({ min: 0, onlyInt: true }),
    same_count: number({ min: 0, onlyInt: true }),
    rejected_count: number({ min: 0, onlyInt: true }),
    rows: json<readonly FileRow[]>({ maxSize: 32 * 1024 * 1024 }),
    /** Null until the part is done. */
    outcomes: json<readonly RowOutcome[] | null>(),
  },
  rules: closed,
  indexes: [{ columns: ['import', 'sheet', 'part'], unique: true }],
});
