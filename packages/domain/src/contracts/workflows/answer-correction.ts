import { clients } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../contract.ts';
import { longText, recordId } from '../fields.ts';

export const answerCorrection = {
  roles: clients,
  input: z.object({ correction: recordId, answer: longText }),
  answer: z.strictObject({ correction: z.string() }),
} as const satisfies WorkflowContract;
