import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { searchAnswerSchema, searchKinds } from '../answers/search.ts';
import type { ViewContract } from '../shared/contract.ts';
import { searchParam } from '../shared/params.ts';

export const search = {
  roles: staff,
  params: z.object({ q: searchParam, kind: z.optional(z.enum(searchKinds)) }),
  answer: searchAnswerSchema,
} as const satisfies ViewContract;
