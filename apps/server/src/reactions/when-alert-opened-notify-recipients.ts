import { preferredLanguage } from '@dossier/domain/languages';
import { enqueueMail } from '../mail/enqueue.ts';
import { defineReaction } from './follow-ups/reaction.ts';

export const whenAlertOpenedNotifyRecipients = defineReaction({
  on: 'alerts',
  when: ({ before }) => before === null,
  async follow({ records, origins }, { after: alert }) {
    const { org, subject, recipients } = await records.need('gk_subscriptions', alert.subscription);
    const request = alert.request === '' ? undefined : await records.get('gk_requests', alert.request);
    const reference = request?.reference ?? '';
    const facts = { reference, name: request?.client_name ?? '', subject };
    for (const id of recipients ?? []) {
      const user = await records.get('gatekeeper_users', id);
      // Skips recipients who are inactive or moved to another institution.
      if (!user?.active || user.org !== org) continue;
      await records.create('notifications', { user: id, kind: 'alert-opened', request: alert.request, facts });
      if (user.notify?.['alert'] === false) continue;
      await enqueueMail(records, {
        // One mail per run, whatever the number of alerts.
        key: `alert:${alert.subscription}:${alert.created}:${id}`,
        kind: 'alert',
        to: user.email,
        language: preferredLanguage(user.language),
        org,
        data: {
          toName: user.first_name,
          reference,
          link:
            origins.gatekeeper +
            (alert.kind === 'screening-hit'
              ? `/external/entity/${subject}/screening?request=${alert.request}`
              : `/external/subscriptions?open=${alert.subscription}`),
        },
      });
    }
  },
});
