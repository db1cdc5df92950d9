import { isAwaitingForm } from '@dossier/domain/onboarding';
import { accept, refuse } from '@dossier/domain/result';
import { loadOnboardingFor } from '../case/onboarding.ts';
import { sendInvitation } from '../mail/send-invitation.ts';
import { defineWorkflow } from './workflow.ts';

/** Sends the invitation from the desk, in the chosen language; a second click sends no second mail. */
export const sendInvite = defineWorkflow('send-invite', {
  async run({ records, actor, origins }, { request: id, language }) {
    const request = await loadOnboardingFor(records, actor, id);
    if (!request.ok) return request;
    if (!isAwaitingForm(request.value.status)) {
      return refuse('move-not-allowed', { move: 'send-invite', status: request.value.status, allowed: [] });
    }
    const key = `invite:${id}:${request.value.requested_at}:${language}`;
    return accept({ sentTo: await sendInvitation(records, request.value, origins, { key, language }) });
  },
});
