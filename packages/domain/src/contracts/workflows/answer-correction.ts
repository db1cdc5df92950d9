import { clients } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { longText, recordId } from '../shared/fields.ts';

export const answerCorrection = {
  roles: clients,
  input: z.object({ correction: recordId, answer: longText }),
  answer: z.strictObject({ correction: z.string() }),
} as const satisfies WorkflowContract;
