import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';

/** Sends a mail to the address of the lead. What the mail server answers is part of the view `setup-steps`. */
export const sendTestMail = {
  roles: leads,
  input: z.object({}),
  answer: z.strictObject({ sentTo: z.string() }),
} as const satisfies WorkflowContract;
