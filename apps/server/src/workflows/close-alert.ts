import { accept, refuse } from '@dossier/domain/result';
import { loadSubscriptionFor } from '../case/subscriptions.ts';
import { nameOf } from '../runtime/actor.ts';
import { defineWorkflow } from './workflow.ts';

/** Closes a monitoring alert with the outcome of its review. */
export const closeAlert = defineWorkflow('close-alert', {
  async run({ records, actor }, { alert: id, reason }) {
    const alert = await records.get('alerts', id);
    const own = alert ? await loadSubscriptionFor(records, actor, alert.subscription) : refuse('not-found');
    if (!own.ok) return own;
    if (alert?.state === 'closed') return refuse('already-decided');
    await records.update('alerts', id, {
      state: 'closed',
      reason,
      closed_by: actor.id,
      closed_by_name: nameOf(actor),
      closed_at: records.now,
    });
    return accept({ alert: id });
  },
});
