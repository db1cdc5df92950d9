import { clients } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { requestRef } from '../shared/fields.ts';

/** Mails the client a link to the form, to the address of their account. `sentAt` is when the last one was sent. */
export const emailFormLink = {
  roles: clients,
  input: requestRef,
  answer: z.strictObject({ sentTo: z.string(), sentAt: z.string() }),
} as const satisfies WorkflowContract;
