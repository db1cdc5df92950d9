import { staffAccount } from '../case/staff-account.ts';
import { defineReaction } from './follow-ups/reaction.ts';
import { notify } from './notify.ts';

export const whenAlertOpenedNotifyRecipients = defineReaction({
  on: 'alerts',
  when: ({ before }) => before === null,
  async follow(context, { after: alert }) {
    const { records } = context;
    const { id: subscription, org, subject, recipients } = await records.need('gk_subscriptions', alert.subscription);
    const request = alert.request === '' ? undefined : await records.get('gk_requests', alert.request);
    for (const id of recipients ?? []) {
      const account = await staffAccount(records, id);
      // Recipients may have moved to another institution.
      if (account?.org !== org) continue;
      await notify(context, account, {
        kind: 'alert-opened',
        // One mail per run, whatever the number of alerts.
        key: `alert:${subscription}:${alert.created}`,
        request,
        facts: { subject, subscription, alert: alert.kind },
      });
    }
  },
});
