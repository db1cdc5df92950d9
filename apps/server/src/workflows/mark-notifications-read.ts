import { accept } from '@dossier/domain/result';
import { defineWorkflow } from './workflow.ts';

/** Marks the user's own notifications as read: one of them, or all up to one of them or up to a time. */
export const markNotificationsRead = defineWorkflow('mark-notifications-read', {
  async run({ records, actor }, { upTo, isOnly }) {
    const user = actor.id;
    const last = await records.first('notifications', 'id = {:upTo} && user = {:user}', { upTo, user });
    const until = last?.created ?? upTo;
    const filter = `${isUnread} && ${isOnly ? 'id = {:upTo}' : 'created <= {:until}'}`;
    for (const row of await records.find('notifications', filter, { user, until, upTo })) {
      await records.update('notifications', row.id, { read_at: records.now });
    }
    return accept({ unread: await records.count('notifications', isUnread, { user }) });
  },
});

/** What its user chose not to see waits for the daily mail. */
const isUnread = 'user = {:user} && read_at = "" && is_hidden = false';
