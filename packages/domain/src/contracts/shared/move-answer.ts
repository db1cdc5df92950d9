import { onboardingStatuses, waitingReasons } from '../../onboarding.ts';
import { z } from '../../schema.ts';
import type { OutputOf } from './contract.ts';
import { orEmpty } from './fields.ts';

const shape = {
  id: z.string(),
  status: z.enum(onboardingStatuses),
  waitingOn: orEmpty(z.enum(waitingReasons)),
};

/** Answer of a move: the state of the onboarding after it. */
export const moveAnswerSchema = z.strictObject(shape);
export type MoveAnswer = OutputOf<typeof moveAnswerSchema>;

/** The same with more keys. */
export function moveAnswerWith<More extends Record<string, z.core.$ZodType>>(more: More) {
  return z.strictObject({ ...shape, ...more });
}
