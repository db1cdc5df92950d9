import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { searchAnswerSchema } from '../answers/search.ts';
import type { ViewContract } from '../contract.ts';
import { searchParam } from '../params.ts';

export const search = {
  roles: staff,
  params: z.object({ q: searchParam, kind: z.optional(z.enum(['subjects', 'onboardings', 'contacts', 'documents'])) }),
  answer: searchAnswerSchema,
} as const satisfies ViewContract;
