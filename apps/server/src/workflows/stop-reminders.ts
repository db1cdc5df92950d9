import { isOpen } from '@dossier/domain/onboarding';
import { accept, refuse } from '@dossier/domain/result';
import { loadOnboardingFor } from '../case/onboarding.ts';
import { defineWorkflow } from './workflow.ts';

/** Stops the automatic mails to the client of one onboarding, those that wait to be sent too, or lets them go on. */
export const stopReminders = defineWorkflow('stop-reminders', {
  async run({ records, actor }, { request: id, isStopped }) {
    const request = await loadOnboardingFor(records, actor, id);
    if (!request.ok) return request;
    const { status, reminders_stopped } = request.value;
    if (!isOpen(status)) return refuse('move-not-allowed', { move: 'stop-reminders', status, allowed: [] });
    if (reminders_stopped !== isStopped) await records.update('gk_requests', id, { reminders_stopped: isStopped });
    return accept({ request: id, isStopped });
  },
});
