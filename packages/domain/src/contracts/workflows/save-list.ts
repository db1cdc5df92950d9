import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { listFormats, listKinds, listSchedules } from '../../screening.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId, shortName, text } from '../shared/fields.ts';

/** Creates a list (without `list`) or changes it. Format and kind are fixed once a version was loaded. */
export const saveList = {
  roles: leads,
  input: z.object({
    list: z.optional(recordId),
    name: shortName,
    kind: z.enum(listKinds),
    format: z.enum(listFormats),
    address: z.optional(text(2_000)),
    schedule: z.optional(z.enum(listSchedules)),
  }),
  answer: z.strictObject({ list: z.string() }),
} as const satisfies WorkflowContract;
