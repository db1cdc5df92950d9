import { maxWebAddress } from '../../limits.ts';
import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { type ListSchedule, listFormats, listKinds, listSchedules } from '../../screening.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { addressWhen, choice, recordId, shortName, text } from '../shared/fields.ts';

interface Addressed {
  readonly schedule?: ListSchedule | undefined;
  readonly address?: string | undefined;
}

/** Creates a list (without `list`) or changes it. Format and kind are fixed once a version was loaded. */
export const saveList = {
  roles: leads,
  input: z
    .object({
      list: z.optional(recordId),
      name: shortName,
      kind: z.enum(listKinds),
      format: choice(listFormats),
      address: z.optional(text(maxWebAddress)),
      schedule: z.optional(z.enum(listSchedules)),
    })
    .check(
      // An absent address keeps the stored one.
      addressWhen(({ schedule = 'off', address }: Addressed) => schedule !== 'off' && address !== undefined),
    ),
  answer: z.strictObject({ list: z.string() }),
} as const satisfies WorkflowContract;
