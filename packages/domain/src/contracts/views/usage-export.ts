import { gatekeepers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../contract.ts';
import { language } from '../fields.ts';

export const usageExport = {
  roles: gatekeepers,
  params: z.object({ language: z.optional(language) }),
  answer: 'file',
} as const satisfies ViewContract;
