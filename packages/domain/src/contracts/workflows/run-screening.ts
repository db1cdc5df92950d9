import { interns } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../contract.ts';
import { requestRef } from '../fields.ts';

/** Screens everyone in an onboarding again, in the background. Answers with the queued run when there is one. */
export const runScreening = {
  roles: interns,
  input: requestRef,
  answer: z.strictObject({ run: z.string() }),
} as const satisfies WorkflowContract;
