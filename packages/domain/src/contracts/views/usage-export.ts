import { gatekeepers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../shared/contract.ts';
import { language } from '../shared/fields.ts';

export const usageExport = {
  roles: gatekeepers,
  params: z.object({ language: z.optional(language) }),
  answer: 'file',
} as const satisfies ViewContract;
