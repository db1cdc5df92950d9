import { onboardingMoves } from '../../onboarding-machine.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../contract.ts';
import { requestRef } from '../fields.ts';

export const deleteDraft = {
  roles: onboardingMoves['delete-draft'].by,
  input: requestRef,
  answer: z.strictObject({ deleted: z.literal(true) }),
} as const satisfies WorkflowContract;
