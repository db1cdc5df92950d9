import { accept, refuse } from '@dossier/domain/result';
import * as z from 'zod';
import type { Row } from '../reading/rows.ts';
import { chosenRequest } from './parts/chosen-request.ts';
import { audienceFilter, historyEvents } from './parts/events.ts';
import { idParam } from './parts/params.ts';
import { defineView } from './view.ts';

/** Events of one page. */
const pageSize = 100;

/** What happened to an onboarding, newest first, with how much of each kind there is and who acted. */
export const entityHistory = defineView({
  name: 'entity-history',
  params: z.object({
    subject: idParam,
    request: idParam.optional(),
    kind: z.string().max(40).optional(),
    actor: idParam.optional(),
    /** Id of the oldest event that was read already. */
    before: idParam.optional(),
  }),
  async run({ records, actor }, params) {
    const request = await chosenRequest(records, actor, params);
    if (!request) return refuse('not-found');
    const filter = `request = {:r} && ${audienceFilter(actor)}`;
    const all = await records.find('events', filter, { r: request.id }, { sort: '-created,-@rowid' });
    const chosen = all.filter(
      (event) => (!params.kind || event.kind === params.kind) && (!params.actor || event.actor === params.actor),
    );
    const from = params.before ? chosen.findIndex((event) => event.id === params.before) + 1 : 0;
    const page = chosen.slice(from, from + pageSize);
    return accept({
      events: await historyEvents(records, actor, page),
      counts: countsOf(all),
      actors: actorsOf(all),
      more: chosen.length > from + page.length,
    });
  },
});

function countsOf(events: readonly Row<'events'>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of events) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

function actorsOf(events: readonly Row<'events'>[]): { id: string; name: string }[] {
  const people = new Map(
    events.filter(({ actor }) => actor !== '').map(({ actor, actor_name }) => [actor, actor_name]),
  );
  return [...people].map(([id, name]) => ({ id, name }));
}
