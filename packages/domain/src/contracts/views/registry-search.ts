import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../shared/contract.ts';
import { searchParam } from '../shared/params.ts';
import { registerAnswerSchema } from '../shared/register-answer.ts';

export const registrySearch = {
  roles: staff,
  params: z.object({ q: searchParam, country: z.optional(z.string().check(z.length(2))) }),
  answer: z.strictObject({
    hits: z.array(
      z.extend(registerAnswerSchema, {
        key: z.string(),
        provider: z.string(),
        near: z.boolean(),
      }),
    ),
    total: z.number(),
  }),
} as const satisfies ViewContract;
