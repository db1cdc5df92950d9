import { notificationKindNames } from '../../notification-kinds.ts';
import { z } from '../../schema.ts';
import type { OutputOf } from '../shared/contract.ts';

export const notificationSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(notificationKindNames),
  at: z.string(),
  isRead: z.boolean(),
  /** Who did it; '' for the system. */
  by: z.string(),
  /** '' for one that is about no onboarding. */
  request: z.string(),
  subject: z.string(),
  /** Of the client, or of the list that could not be loaded. */
  name: z.string(),
  reference: z.string(),
  /** Of a mention: the note and its text as it is now. */
  note: z.string(),
  excerpt: z.string(),
  /** Matches that were found; 0 for other kinds. */
  count: z.number(),
  /** ISO date, of a deadline or a due time; '' for other kinds. */
  deadline: z.string(),
  /** The screening list; '' for other kinds. */
  list: z.string(),
  /** Of an alert: its kind and the monitoring; '' for other kinds. */
  alert: z.string(),
  subscription: z.string(),
  /** The import of clients; '' for other kinds. */
  import: z.string(),
});
export type Notification = OutputOf<typeof notificationSchema>;

export const notificationsSchema = z.strictObject({
  /** Newest first. */
  items: z.array(notificationSchema),
  unread: z.number(),
  hasMore: z.boolean(),
});
export type Notifications = OutputOf<typeof notificationsSchema>;
