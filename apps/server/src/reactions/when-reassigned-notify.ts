import { staffAccount } from '../case/staff-account.ts';
import { fullName, type Reader } from '../collections/rows.ts';
import { defineReaction } from './follow-ups/reaction.ts';
import { notify } from './notify.ts';

const names = { 'onboarding-taken-over': 'taken-over', 'onboarding-assigned': 'given-back' } as const;

/** A reviewer whose onboarding is assigned to another reviewer learns it, and that it is undone if that was read. */
export const whenReassignedNotify = defineReaction({
  on: 'gk_requests',
  when: ({ before, after, operation }) =>
    (operation === 'assign' || operation === 'undo') &&
    (before?.assigned_intern ?? '') !== '' &&
    after.assigned_intern !== '' &&
    before?.assigned_intern !== after.assigned_intern,
  async follow(context, { before, after: request, actor, operation }) {
    const { records } = context;
    const isUndone = operation === 'undo';
    const account = await staffAccount(records, (isUndone ? request : before)?.assigned_intern ?? '');
    if (!account || account.user.id === actor?.id) return;
    if (isUndone && !(await wasRead(records, request.id, account.user.id))) return;
    const lead = (await staffAccount(records, actor?.id ?? ''))?.user;
    const kind = isUndone ? 'onboarding-assigned' : 'onboarding-taken-over';
    await notify(context, account, {
      kind,
      key: `${names[kind]}:${request.id}:${request.updated}`,
      request,
      facts: { by: fullName(lead) },
    });
  },
});

/** Whether the newest notification of a reviewer that another one has the onboarding was read. */
async function wasRead(records: Reader, request: string, user: string): Promise<boolean> {
  const filter = 'kind = "onboarding-taken-over" && request = {:request} && user = {:user}';
  const [newest] = await records.find(
    'notifications',
    filter,
    { request, user },
    { sort: '-created,-@rowid', limit: 1 },
  );
  return newest !== undefined && newest.read_at !== '';
}
