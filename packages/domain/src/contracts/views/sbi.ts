import { everyone } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../shared/contract.ts';
import { searchParam } from '../shared/params.ts';

export const sbi = {
  roles: everyone,
  params: z.object({
    q: z.optional(searchParam),
    codes: z.optional(z.string().check(z.maxLength(2_000))),
    edition: z.optional(z.enum(['2008', '2025'])),
  }),
  answer: z.strictObject({
    rows: z.array(
      z.strictObject({ code: z.string(), edition: z.enum(['2008', '2025']), nl: z.string(), en: z.string() }),
    ),
    total: z.number(),
  }),
} as const satisfies ViewContract;
