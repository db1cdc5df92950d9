import { leadsOf } from '../case/staff-account.ts';
import type { ReactionContext } from './follow-ups/reaction.ts';
import type { Notice } from './notice.ts';
import { notify } from './notify.ts';

/** Notifies the active leads of the desk. */
export async function notifyLeads(context: ReactionContext, notice: Notice): Promise<void> {
  for (const lead of await leadsOf(context.records)) await notify(context, lead, notice);
}
