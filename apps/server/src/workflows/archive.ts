import { accept } from '@dossier/domain/result';
import { checkMove, makeMove } from '../case/moves.ts';
import { defineWorkflow } from './workflow.ts';

/** Puts a completed onboarding away; monitoring for it ends. */
export const archive = defineWorkflow('archive', {
  async run({ records, actor }, { request: id }) {
    const asked = await checkMove(records, actor, id, 'archive');
    if (!asked.ok) return asked;
    const { request } = asked.value;
    const filter = 'org = {:org} && subject = {:subject} && status != "ended"';
    const { org, subject } = request;
    for (const subscription of await records.find('gk_subscriptions', filter, { org, subject })) {
      await records.update('gk_subscriptions', subscription.id, { status: 'ended' });
    }
    const standing = await makeMove(records, asked.value, {
      outcome: 'closed',
      archived_at: records.now,
      status_before: request.status,
      waiting_on_before: request.waiting_on,
    });
    return accept(standing);
  },
});
