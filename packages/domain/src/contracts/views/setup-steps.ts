import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { setupStates, setupSteps } from '../../setup-steps.ts';
import type { ViewContract } from '../shared/contract.ts';
import { noParams } from '../shared/params.ts';

/** What is still missing of a new desk. */
export const setupStepsView = {
  roles: leads,
  params: noParams,
  answer: z.strictObject({
    steps: z.array(
      z.strictObject({
        step: z.enum(setupSteps),
        state: z.enum(setupStates),
        /** What was found: a name or a number; '' without one. */
        found: z.string(),
      }),
    ),
    /** The viewer's newest test mail. */
    testMail: z.nullable(
      z.strictObject({
        to: z.string(),
        state: z.enum(['waiting', 'sending', 'sent', 'failed', 'bounced', 'expired']),
        attempts: z.number(),
        /** Reply of the mail server to the last attempt that failed. */
        reply: z.string(),
        at: z.string(),
      }),
    ),
    /** Host and port of the mail server; '' where mails are kept in the mailbox. */
    mailServer: z.string(),
  }),
} as const satisfies ViewContract;
