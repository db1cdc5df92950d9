import { accept } from '@dossier/domain/result';
import * as z from 'zod';
import type { Workflows } from './contracts.ts';
import { defineWorkflow } from './workflow.ts';

/** One's own notifications up to one of them, or up to a moment, are read. */
export const markNotificationsRead = defineWorkflow<
  Workflows['mark-notifications-read']['input'],
  Workflows['mark-notifications-read']['answer']
>({
  name: 'mark-notifications-read',
  input: z.object({ upTo: z.string().max(40) }),
  async run({ records, actor }, { upTo }) {
    const user = actor.id;
    const last = await records.first('notifications', 'id = {:upTo} && user = {:user}', { upTo, user });
    const until = last?.created ?? upTo;
    const filter = 'user = {:user} && read_at = "" && created <= {:until}';
    for (const row of await records.find('notifications', filter, { user, until })) {
      await records.update('notifications', row.id, { read_at: records.now });
    }
    return accept({ unread: await records.count('notifications', 'user = {:user} && read_at = ""', { user }) });
  },
});
