import { interns } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { hitDecisions } from '../../screening.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { longText, recordId } from '../shared/fields.ts';

export const decideHit = {
  roles: interns,
  input: z.object({ hit: recordId, state: z.enum(hitDecisions), reason: longText }),
  answer: z.strictObject({ hit: z.string() }),
} as const satisfies WorkflowContract;
