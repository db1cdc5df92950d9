import { clients } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';

/** Removes a photo that was not given yet. */
export const removeIdentityPhoto = {
  roles: clients,
  input: z.object({ link: recordId, doc: recordId }),
  answer: z.strictObject({ doc: z.string() }),
} as const satisfies WorkflowContract;
