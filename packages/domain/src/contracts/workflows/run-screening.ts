import { interns } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { requestRef } from '../shared/fields.ts';

/** Screens everyone in an onboarding again, in the background. Answers with the queued run when there is one. */
export const runScreening = {
  roles: interns,
  input: requestRef,
  answer: z.strictObject({ run: z.string() }),
} as const satisfies WorkflowContract;
