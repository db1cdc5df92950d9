import { managers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';

/** Removes a template, or undoes that. */
export const removeReasonTemplate = {
  roles: managers,
  input: z.object({ template: recordId, isRemoved: z.boolean() }),
  answer: z.strictObject({ template: z.string() }),
} as const satisfies WorkflowContract;
