import { onboardingMoves } from '../../onboarding-machine.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { givenDraftSchema } from '../shared/draft-values.ts';
import { recordId } from '../shared/fields.ts';

export const saveDraft = {
  roles: onboardingMoves['save-draft'].by,
  input: z.object({ request: z.optional(recordId), values: givenDraftSchema }),
  answer: z.strictObject({ id: z.string(), number: z.string(), savedAt: z.string() }),
  hasLongBody: true,
} as const satisfies WorkflowContract;
