import { institutionAdmins } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../shared/contract.ts';
import { language } from '../shared/fields.ts';

/** An empty file with all columns and an example row. */
export const clientImportTemplate = {
  roles: institutionAdmins,
  params: z.object({ format: z.enum(['csv', 'xlsx']), language: z.optional(language) }),
  answer: 'file',
} as const satisfies ViewContract;
