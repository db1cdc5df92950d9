import { followChecks } from '../case/follow-checks.ts';
import { orderRun } from '../screening/order-run.ts';
import { defineReaction } from './reaction.ts';

/** Ordered with the sending, done after it: nobody waits for the lists, and nothing is lost when the desk is killed. */
export const whenFormSubmittedScreenFile = defineReaction({
  on: 'gk_requests',
  when: ({ before, after }) => after.version !== '' && before?.version !== after.version,
  async follow({ records }, { after }) {
    await orderRun(records, after.id, 'submit');
    // What was clear in the round before says nothing about this one.
    await followChecks(records, after, null);
  },
});
