import { accept, refuse } from '@dossier/domain/result';
import { historyOf } from '../case/events.ts';
import type { Row } from '../collections/rows.ts';
import { historyEvents } from './parts/events.ts';
import { defineView } from './view.ts';

/** Events of one page. */
const pageSize = 100;

/** The history of an onboarding, newest first, with the number of events per kind and the actors. */
export const entityHistory = defineView('entity-history', {
  async run({ records, actor, noteAccess }, params) {
    const history = await historyOf(records, actor, params);
    if (!history) return refuse('not-found');
    const { all, chosen, request } = history;
    noteAccess({ kind: 'history', action: 'viewed', request });
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
