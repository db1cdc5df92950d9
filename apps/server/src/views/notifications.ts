import { maxNotifications } from '@dossier/domain/limits';
import { accept } from '@dossier/domain/result';
import { notificationLines, ownNotifications } from '../case/notifications.ts';
import { defineView } from './view.ts';

/** The viewer's notifications, newest first, and how many are unread. */
export const notifications = defineView('notifications', {
  async run({ records, actor }, { unread, limit = maxNotifications }) {
    const { filter, values } = ownNotifications(actor);
    const isUnread = `${filter} && read_at = ""`;
    const options = { sort: '-created,-@rowid', limit: limit + 1 };
    const rows = await records.find('notifications', unread ? isUnread : filter, values, options);
    return accept({
      items: await notificationLines(records, rows.slice(0, limit)),
      unread: await records.count('notifications', isUnread, values),
      hasMore: rows.length > limit,
    });
  },
});
