import { maxImportRows, maxRows } from '../../limits.ts';
import { institutionAdmins } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { importedRowSchema } from '../answers/client-imports.ts';
import type { ViewContract } from '../shared/contract.ts';
import { countParam, idParam } from '../shared/params.ts';

/** What became of the rows of an import, in the order of the file. */
export const clientImportRows = {
  roles: institutionAdmins,
  params: z.object({
    import: idParam,
    /** `kept`: the onboardings that exist, after it was undone. */
    result: z.optional(z.enum(['created', 'same', 'rejected', 'kept'])),
    offset: z.optional(countParam(maxImportRows)),
    limit: z.optional(countParam(maxRows)),
  }),
  answer: z.strictObject({ items: z.array(importedRowSchema), total: z.number() }),
} as const satisfies ViewContract;
