import { institutionAdmins } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { clientImportSchema } from '../answers/client-imports.ts';
import type { ViewContract } from '../shared/contract.ts';
import { idParam } from '../shared/params.ts';

/** One import with its columns and problems. */
export const clientImport = {
  roles: institutionAdmins,
  params: z.object({ import: idParam }),
  answer: clientImportSchema,
} as const satisfies ViewContract;
