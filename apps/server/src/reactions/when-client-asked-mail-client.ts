import { clientCorrections } from '../case/corrections.ts';
import { mailClient } from './mail-to.ts';
import { defineReaction, reached } from './reaction.ts';

/** One mail a round, however many things are asked. */
export const whenClientAskedMailClient = defineReaction({
  on: 'gk_requests',
  when: (change) => change.before?.status === 'submitted' && reached(change, 'waiting', 'client_corrections'),
  async follow(context, { after }) {
    const { length: count } = await clientCorrections(context.records, after);
    await mailClient(context, after, {
      key: `correction:${after.id}:${after.round}`,
      kind: 'correction',
      data: { count },
    });
  },
});
