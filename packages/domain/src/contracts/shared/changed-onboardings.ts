import { type RefusalCode, refusals } from '../../refusals.ts';
import { z } from '../../schema.ts';
import type { OutputOf } from './contract.ts';

const codes = Object.keys(refusals) as [RefusalCode, ...RefusalCode[]];

/** What became of several onboardings, each changed by itself: those that were changed, and the others by reason. */
export const changedOnboardings = {
  changed: z.array(z.string()),
  refused: z.array(
    z.strictObject({
      code: z.enum(codes),
      onboardings: z.array(
        z.strictObject({
          id: z.string(),
          /** Reference, or the number where there is none; '' where the caller may not view the onboarding. */
          reference: z.string(),
        }),
      ),
    }),
  ),
};
export const changedOnboardingsSchema = z.strictObject(changedOnboardings);
export type ChangedOnboardings = OutputOf<typeof changedOnboardingsSchema>;
