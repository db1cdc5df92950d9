import { maxDataset, maxServiceKey, maxWebAddress } from '../../limits.ts';
import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { addressWhen, fieldTexts, text } from '../shared/fields.ts';

/** An absent `key` keeps the stored one if the address has the same origin, and deletes it otherwise; '' deletes it. */
export const saveScreeningProvider = {
  roles: leads,
  input: z
    .object({
      isOn: z.boolean(),
      address: text(maxWebAddress),
      dataset: z
        .string()
        .check(z.trim(), z.maxLength(maxDataset, fieldTexts.tooLong), z.regex(/^[\w-]*$/, fieldTexts.plainName)),
      key: z.optional(text(maxServiceKey)),
    })
    .check(addressWhen(({ isOn }: { isOn: boolean }) => isOn)),
  answer: z.strictObject({ isOn: z.boolean() }),
} as const satisfies WorkflowContract;
