import { everyone } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../shared/contract.ts';
import { searchParam } from '../shared/params.ts';

const row = { code: z.string(), edition: z.enum(['2008', '2025']), nl: z.string(), en: z.string() };
const words = z.array(z.string());

export const sbi = {
  roles: everyone,
  params: z.object({
    q: z.optional(searchParam),
    codes: z.optional(z.string().check(z.maxLength(2_000))),
  }),
  answer: z.strictObject({
    rows: z.array(
      z.strictObject({
        ...row,
        /** Everyday words of a found row, those that matched first. */
        examples: z.optional(z.strictObject({ nl: words, en: words })),
        /** Rows that may be used in the place of a named one that is not a leaf of SBI 2025. */
        successors: z.optional(z.array(z.strictObject(row))),
      }),
    ),
    total: z.number(),
  }),
} as const satisfies ViewContract;
