import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { OutputOf, ViewContract } from '../shared/contract.ts';
import { idParam } from '../shared/params.ts';

export const breakKinds = ['changed', 'moved', 'missing', 'added'] as const;

/** A place at which a history differs from what was written. */
export const historyBreakSchema = z.strictObject({
  kind: z.enum(breakKinds),
  /** Of the first entry that it concerns; 0 for one without a number. */
  number: z.number(),
  /** `missing`: the last missing number. `moved`: the number under which it was written. Otherwise `number`. */
  to: z.number(),
  /** Id of the event; '' of a missing one and of one that the viewer may not read. */
  event: z.string(),
});
export type HistoryBreak = OutputOf<typeof historyBreakSchema>;

/** Whether the history of an onboarding is complete and unchanged, whatever of it the viewer may read. */
export const historyCheck = {
  roles: staff,
  params: z.object({ subject: idParam, request: z.optional(idParam) }),
  answer: z.strictObject({
    at: z.string(),
    /** All entries, those that the viewer may not read included. */
    entries: z.number(),
    /** Those that the viewer may read. */
    readable: z.number(),
    /** Hash of the last entry; '' without one. */
    hash: z.string(),
    breaks: z.array(historyBreakSchema),
  }),
} as const satisfies ViewContract;
