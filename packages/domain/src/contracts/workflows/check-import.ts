import { columnChoices, dateOrders, sameRules } from '../../client-import/fields.ts';
import { maxImportColumns, maxImportSheets } from '../../limits.ts';
import { institutionAdmins } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { choice, fieldTexts, recordId } from '../shared/fields.ts';

/** Saves how a file is read. Once every column has a choice, all rows are checked; nothing is imported. */
export const checkImport = {
  roles: institutionAdmins,
  input: z.object({
    import: recordId,
    sheet: z.int().check(z.minimum(0), z.maximum(maxImportSheets)),
    dateOrder: choice(dateOrders),
    sameBy: choice(sameRules),
    /** Per column; absent after another sheet was chosen: its columns are matched. */
    choices: z.optional(z.array(z.enum(columnChoices)).check(z.maxLength(maxImportColumns, fieldTexts.tooMany))),
  }),
  answer: z.strictObject({ isChecked: z.boolean() }),
} as const satisfies WorkflowContract;
