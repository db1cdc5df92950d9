import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { text } from '../shared/fields.ts';

/** An absent `key` keeps the stored one; '' deletes it. */
export const saveScreeningProvider = {
  roles: leads,
  input: z.object({
    isOn: z.boolean(),
    address: text(2_000),
    dataset: z.string().check(z.trim(), z.regex(/^[\w-]{0,100}$/)),
    key: z.optional(text(500)),
  }),
  answer: z.strictObject({ isOn: z.boolean() }),
} as const satisfies WorkflowContract;
