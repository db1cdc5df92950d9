import type { ClientInput } from '@dossier/domain/contracts/shared/draft-values';
import { accept } from '@dossier/domain/result';
import { inviteMails } from '../mail/invite-mail.ts';
import { prepareSending, sendOnboarding } from '../operations/send-onboarding.ts';
import { defineWorkflow } from './workflow.ts';

/** Sends an onboarding. The answer has its invitation, which is sent by another workflow or by the institution itself. */
export const send = defineWorkflow<'send', ClientInput | null>('send', {
  prepare: prepareSending,
  async run(context, { request }) {
    const sent = await sendOnboarding(context, { request });
    if (!sent.ok) return sent;
    const row = await context.records.need('gk_requests', request);
    return accept({ ...sent.value, invite: await inviteMails(context.records, row, context) });
  },
});
