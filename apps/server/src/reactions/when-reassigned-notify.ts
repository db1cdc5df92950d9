import { staffAccount } from '../case/staff-account.ts';
import { fullName } from '../collections/rows.ts';
import { defineReaction } from './follow-ups/reaction.ts';
import { notify } from './notify.ts';

/** A reviewer whose onboarding is assigned to another reviewer learns it. */
export const whenReassignedNotify = defineReaction({
  on: 'gk_requests',
  when: ({ before, after, operation }) =>
    operation === 'assign' &&
    (before?.assigned_intern ?? '') !== '' &&
    after.assigned_intern !== '' &&
    before?.assigned_intern !== after.assigned_intern,
  async follow(context, { before, after: request, actor }) {
    const { records } = context;
    const previous = await staffAccount(records, before?.assigned_intern ?? '');
    if (!previous || previous.user.id === actor?.id) return;
    const lead = (await staffAccount(records, actor?.id ?? ''))?.user;
    await notify(context, previous, {
      kind: 'onboarding-taken-over',
      key: `taken-over:${request.id}:${request.updated}`,
      request,
      facts: { by: fullName(lead) },
    });
  },
});
