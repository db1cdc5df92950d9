import { interns } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { listLoadSchema } from '../answers/screening.ts';
import type { ViewContract } from '../shared/contract.ts';

export const screeningLoad = {
  roles: interns,
  params: z.object({ load: z.string().check(z.maxLength(15)) }),
  answer: z.strictObject({
    load: listLoadSchema,
    listName: z.string(),
    bad: z.array(z.strictObject({ record: z.string(), problem: z.string() })),
  }),
} as const satisfies ViewContract;
