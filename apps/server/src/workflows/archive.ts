import { accept } from '@dossier/domain/result';
import { checkMove, makeMove } from '../case/moves.ts';
import { defineWorkflow } from './workflow.ts';

/** Archives a completed onboarding and ends its monitoring. */
export const archive = defineWorkflow('archive', {
  async run({ records, actor }, { request: id }) {
    const checked = await checkMove(records, actor, id, 'archive');
    if (!checked.ok) return checked;
    const { request } = checked.value;
    const filter = 'org = {:org} && subject = {:subject} && status != "ended"';
    const { org, subject } = request;
    for (const subscription of await records.find('gk_subscriptions', filter, { org, subject })) {
      await records.update('gk_subscriptions', subscription.id, { status: 'ended' });
    }
    const state = await makeMove(records, checked.value, {
      outcome: 'closed',
      archived_at: records.now,
      status_before: request.status,
      waiting_on_before: request.waiting_on,
    });
    return accept(state);
  },
});
