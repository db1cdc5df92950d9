import { accept } from '@dossier/domain/result';
import { dateText } from '@dossier/records';
import { loadLiveSubscriptionFor } from '../case/subscriptions.ts';
import { nextRun } from '../screening/monitor.ts';
import { defineWorkflow } from './workflow.ts';

/** Pauses or resumes the monitoring of a client. */
export const pauseSubscription = defineWorkflow('pause-subscription', {
  async run({ records, actor, now }, { subscription: id, isPaused }) {
    const own = await loadLiveSubscriptionFor(records, actor, id);
    if (!own.ok) return own;
    const wanted = isPaused ? 'paused' : 'active';
    if (own.value.status === wanted) return accept({ subscription: id });
    const next = isPaused ? '' : dateText(nextRun(own.value.cadence, now));
    await records.update('gk_subscriptions', id, { status: wanted, next_run: next, planned_run: '' });
    return accept({ subscription: id });
  },
});
