import { onboardingMoves } from '../../onboarding-machine.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { requestRef } from '../shared/fields.ts';

export const deleteDraft = {
  roles: onboardingMoves['delete-draft'].by,
  input: requestRef,
  answer: z.strictObject({ deleted: z.literal(true) }),
} as const satisfies WorkflowContract;
