import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../shared/contract.ts';
import { language } from '../shared/fields.ts';
import { idParam } from '../shared/params.ts';

export const accessLogExport = {
  roles: leads,
  params: z.object({ subject: idParam, request: z.optional(idParam), language: z.optional(language) }),
  answer: 'file',
} as const satisfies ViewContract;
