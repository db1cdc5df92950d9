import { accept } from '@dossier/domain/result';
import { loadLiveSubscriptionFor } from '../case/subscriptions.ts';
import { defineWorkflow } from './workflow.ts';

/** Ends the monitoring of a client for the institution. Its findings remain. */
export const endSubscription = defineWorkflow('end-subscription', {
  async run({ records, actor }, { subscription: id }) {
    const own = await loadLiveSubscriptionFor(records, actor, id);
    if (!own.ok) return own;
    await records.update('gk_subscriptions', id, { status: 'ended', next_run: '' });
    return accept({ subscription: id });
  },
});
