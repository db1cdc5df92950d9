import { staffAccount } from '../case/staff-account.ts';
import { settleOperation } from '../client-imports/operation.ts';
import { defineReaction } from './follow-ups/reaction.ts';
import { notify } from './notify.ts';

/** The user who started an import learns that it has ended. One that a person stopped is known to that person. */
export const whenImportEndedNotify = defineReaction({
  on: 'client_imports',
  when: ({ before, after, operation }) =>
    operation === settleOperation && after.ended_at !== '' && before?.ended_at === '',
  async follow(context, { after: { id, org, by, number, created_count: created } }) {
    const account = await staffAccount(context.records, by);
    if (account?.org !== org) return;
    const facts = { import: id, reference: number, count: String(created) };
    await notify(context, account, { kind: 'import-finished', key: `import:${id}:${number}`, facts });
  },
});
