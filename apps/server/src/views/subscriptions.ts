import type { Views } from '@dossier/domain/contracts/views';
import { accept } from '@dossier/domain/result';
import { scope } from '../case/scope.ts';
import { shownEmail } from '../case/staff.ts';
import { fullName } from '../collections/rows.ts';
import type { ViewContext } from '../runtime/view-context.ts';
import { countedParts, subscriptionWindow } from './parts/subscription-list.ts';
import { subscriptionRow } from './parts/subscription-row.ts';
import { defineView } from './view.ts';

type Answer = Views['subscriptions']['answer'];

/** One page of the subscriptions of the viewer's organisation, or of all organisations for the desk, with their results. */
export const subscriptions = defineView('subscriptions', {
  async run(context, params) {
    const { records, actor } = context;
    const { ids, total } = await subscriptionWindow(records, actor, params);
    const items: Answer['items'][number][] = [];
    for (const id of ids) items.push(await subscriptionRow(context, await records.need('gk_subscriptions', id)));
    return accept<Answer>({
      items,
      total,
      counts: await countedParts(records, actor, params),
      colleagues: await colleaguesOf(context),
    });
  },
});

async function colleaguesOf({ records, actor }: ViewContext): Promise<Answer['colleagues']> {
  const { org } = scope(actor);
  if (org === undefined) return [];
  const filter = 'org = {:org} && active = true';
  const users = await records.find('gatekeeper_users', filter, { org }, { sort: 'last_name,first_name' });
  return users.map((user) => ({ id: user.id, name: fullName(user), email: shownEmail(user) }));
}
