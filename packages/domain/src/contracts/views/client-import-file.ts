import { institutionAdmins } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../shared/contract.ts';
import { language } from '../shared/fields.ts';
import { idParam } from '../shared/params.ts';

/**
 * Rows of the file with its own columns. `problems`: those that are left out, with the problem; they can be corrected
 * and imported. `result`: all rows with what became of them. In the format of the file.
 */
export const clientImportFile = {
  roles: institutionAdmins,
  params: z.object({
    import: idParam,
    content: z.enum(['problems', 'result']),
    language: z.optional(language),
  }),
  answer: 'file',
  isArchive: true,
} as const satisfies ViewContract;
