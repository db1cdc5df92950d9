import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { setupSteps } from '../../setup-steps.ts';
import type { WorkflowContract } from '../shared/contract.ts';

/** Skips a step of the setup, or takes it up again. */
export const setSetupStep = {
  roles: leads,
  input: z.object({ step: z.enum(setupSteps), isSkipped: z.boolean() }),
  answer: z.strictObject({ step: z.enum(setupSteps), isSkipped: z.boolean() }),
} as const satisfies WorkflowContract;
