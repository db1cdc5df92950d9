import { createNotifications } from './create-notifications.ts';
import { defineReaction } from './follow-ups/reaction.ts';

/** Events that are recorded without a change of their own, as malware in an upload. Those of changes notify by themselves. */
export const whenEventRecordedNotify = defineReaction({
  on: 'events',
  when: ({ before }) => before === null,
  follow: (context, { after }) => createNotifications(context, after),
});
