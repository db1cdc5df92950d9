import { defineReaction } from './follow-ups/reaction.ts';
import { isMove, moveOutcomes } from './moves.ts';

/** Runs the follow-ups of the move that wrote an onboarding. */
export const followMoves = defineReaction({
  on: 'gk_requests',
  when: ({ operation }) => isMove(operation),
  async follow(context, { operation, after }) {
    if (!isMove(operation)) return;
    for (const followUp of moveOutcomes[operation].followUps) await followUp(context, after);
  },
});
