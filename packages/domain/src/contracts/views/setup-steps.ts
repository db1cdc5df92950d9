import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { mailEncryptions, setupStates, setupSteps } from '../../setup-steps.ts';
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
    /** The mail server as set on the machine, without its password; null where mails are kept in the mailbox. */
    mail: z.nullable(
      z.strictObject({
        host: z.string(),
        port: z.number(),
        encryption: z.enum(mailEncryptions),
        /** '' where the server asks for none. */
        user: z.string(),
        hasPassword: z.boolean(),
        /** Sender of all mails; '': the built-in one of a desk that only this machine can reach. */
        from: z.string(),
        /** '' where reports of undelivered mails return to the sender. */
        bounces: z.string(),
      }),
    ),
  }),
} as const satisfies ViewContract;
