import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { changedOnboardingsSchema } from '../shared/changed-onboardings.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';

/**
 * Takes back what the caller did within the last minutes. Refused with `undo-too-late`, or with `undo-changed` once
 * something else has changed; of several onboardings those that can be taken back are.
 */
export const undo = {
  roles: staff,
  input: z.object({ undo: recordId }),
  answer: changedOnboardingsSchema,
} as const satisfies WorkflowContract;
