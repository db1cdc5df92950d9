import type { HistoryEvent } from '@dossier/domain/contracts/answers/dashboard';
import type { PortalName } from '@dossier/domain/portal';
import { type GateFacts, gateOf, type Section, sectionGates } from '@dossier/domain/visibility';
import { newestAccess } from '../../case/access.ts';
import { gateFacts } from '../../case/gates.ts';
import { hasRight } from '../../case/portal-rights.ts';
import { type Reader, type Row, rowsById } from '../../collections/rows.ts';
import type { Actor } from '../../runtime/actor.ts';

type Event = Row<'events'>;

/** That a hit was decided already says that there was one: such events do not exist for an institution before completion. */
const untilCompleted = ['company-screening', 'person-screening', 'risk'] as const satisfies readonly Section[];
const isNotOfThem = untilCompleted.map((section) => `section != "${section}"`).join(' && ');
const isCompleted = 'request.status = "completed" || (request.status = "archived" && request.completed_at != "")';

const audiences: Readonly<Record<PortalName, string>> = {
  gatekeeper: `(audience = "all" || audience = "staff") && ((${isNotOfThem}) || ${isCompleted})`,
  intern: 'id != ""',
  client: 'id = ""',
};

/** Filter of the events that an actor may know of: desk events are for the desk, screening events wait for the gate. */
export function audienceFilter(actor: Actor): string {
  return Object.hasOwn(audiences, actor.portal) ? audiences[actor.portal] : 'id = ""';
}

/** Events as the viewer may read them: before and after pass through the gate of their section. */
export async function historyEvents(records: Reader, actor: Actor, events: readonly Event[]): Promise<HistoryEvent[]> {
  const requests = await rowsById(
    records,
    'gk_requests',
    events.map(({ request }) => request),
  );
  const gates = new Map<string, GateFacts>();
  if (!hasRight(actor, 'read-ungated')) {
    for (const request of requests.values()) gates.set(request.id, await factsOf(records, request));
  }
  return events.map((event) => {
    const facts = gates.get(event.request);
    const section = event.section in sectionGates ? (event.section as Section) : undefined;
    const why = facts && section ? gateOf(section, facts) : undefined;
    const request = requests.get(event.request);
    return {
      id: event.id,
      at: event.created,
      action: event.action,
      kind: event.kind,
      actorName: event.actor_name,
      actorIsMe: event.actor === actor.id,
      portal: event.portal,
      request: event.request,
      subject: event.subject || (request?.subject ?? ''),
      // What is about no file is about a list.
      subjectName: request?.client_name ?? event.facts?.['list'] ?? '',
      facts: event.facts ?? {},
      changes: why ? [] : (event.changes ?? []),
      ...(why ? { why } : {}),
    };
  });
}

async function factsOf(records: Reader, request: Row<'gk_requests'>): Promise<GateFacts> {
  return gateFacts(request, await newestAccess(records, request.id));
}
