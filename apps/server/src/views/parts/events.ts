import type { HistoryEvent } from '@dossier/domain/contracts/answers/dashboard';
import { partyOf } from '../../case/client-access-log.ts';
import { type VisibleEvent, visibleEvents } from '../../case/events.ts';
import { type Reader, type Row, rowsById } from '../../collections/rows.ts';
import type { Actor } from '../../runtime/actor.ts';

/** Events as the viewer may read them: without the changes of gated sections. */
export async function historyEvents(
  records: Reader,
  actor: Actor,
  events: readonly Row<'events'>[],
): Promise<HistoryEvent[]> {
  const visible = await visibleEvents(records, actor, events);
  const acted = events.filter(isOfInstitution).map(({ org }) => org);
  const orgs = await rowsById(records, 'gk_org', acted);
  return visible.map((one) => historyEvent(actor, one, orgs));
}

const isOfInstitution = (event: Row<'events'>): boolean => partyOf(event) === 'institution';

function historyEvent(
  actor: Actor,
  { event, request, why }: VisibleEvent,
  orgs: ReadonlyMap<string, Row<'gk_org'>>,
): HistoryEvent {
  return {
    id: event.id,
    number: event.number,
    at: event.created,
    action: event.action,
    kind: event.kind,
    actorName: event.actor_name,
    actorIsMe: event.actor === actor.id,
    portal: event.portal,
    actorOrg: isOfInstitution(event) ? (orgs.get(event.org)?.name ?? '') : '',
    request: event.request,
    subject: event.subject || (request?.subject ?? ''),
    // An event without an onboarding is about a list.
    subjectName: request?.client_name ?? event.facts?.['list'] ?? '',
    facts: event.facts ?? {},
    changes: why ? [] : (event.changes ?? []),
    ...(why ? { why } : {}),
  };
}
