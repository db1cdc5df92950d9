import { gatekeepers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { language, requestRef } from '../shared/fields.ts';

/** Sends the invitation by e-mail from the server, in the chosen language; by default the client's. */
export const sendInvite = {
  roles: gatekeepers,
  input: z.extend(requestRef, { language: z.optional(language) }),
  answer: z.strictObject({ sentTo: z.string() }),
} as const satisfies WorkflowContract;
