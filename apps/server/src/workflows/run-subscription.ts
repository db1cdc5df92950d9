import { accept, refuse } from '@dossier/domain/result';
import { loadLiveSubscriptionFor } from '../case/subscriptions.ts';
import { defineWorkflow } from './workflow.ts';

/** Orders a monitoring run of a client now, independent of its schedule. */
export const runSubscription = defineWorkflow('run-subscription', {
  async run({ records, actor }, { subscription: id }) {
    const own = await loadLiveSubscriptionFor(records, actor, id);
    if (!own.ok) return own;
    const { status, next_run, planned_run } = own.value;
    if (status !== 'active') return refuse('move-not-allowed', { move: 'run', status, allowed: [] });
    // A second request keeps the scheduled time that the first one stored.
    const planned = planned_run === '' ? next_run : planned_run;
    await records.update('gk_subscriptions', id, { next_run: records.now, planned_run: planned });
    return accept({ subscription: id });
  },
});
