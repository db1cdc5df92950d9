import type { HistoryParams } from '@dossier/domain/contracts/shared/params';
import { isCompleted, isReadOnly, statusFilter } from '@dossier/domain/onboarding';
import { type GatedSectionName, type GateFacts, gateOf, sectionGates } from '@dossier/domain/visibility';
import { type Reader, type RequestRow, type Row, rowsById } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { newestAccess } from './access.ts';
import { gateFacts } from './gates.ts';
import { findOnboardingOfSubject } from './onboarding.ts';
import { hasRight } from './portal-rights.ts';

type Event = Row<'events'>;

/** A decided hit reveals that there was a hit, so institutions see no event of these sections before completion. */
const hiddenUntilCompleted = [
  'company-screening',
  'person-screening',
  'risk',
] as const satisfies readonly GatedSectionName[];
const isOfOtherSection = hiddenUntilCompleted.map((section) => `section != "${section}"`).join(' && ');
const ofRequest = 'request.status';
const wasCompleted = `${statusFilter(isCompleted, ofRequest)} || (${statusFilter(isReadOnly, ofRequest)} && request.completed_at != "")`;

/** Events that staff of institutions and the desk share. */
const forStaff = '(audience = "all" || audience = "staff")';
const forInstitutions = `(audience = "institution" || (${forStaff} && ((${isOfOtherSection}) || ${wasCompleted})))`;
const forDesk = '(audience != "account" && audience != "institution")';

/** Record filter of the events that an actor may know of, within their scope. */
export function audienceFilter(actor: Actor): string {
  if (!hasRight(actor, 'read-history')) return 'id = ""';
  return hasRight(actor, 'read-ungated') ? forDesk : forInstitutions;
}

/** An event as an actor may read it. */
export interface VisibleEvent {
  readonly event: Event;
  /** Undefined for an event that is about no onboarding. */
  readonly request: RequestRow | undefined;
  /** Why the changes are hidden; undefined when they are visible. */
  readonly why: ReturnType<typeof gateOf>;
}

/** Evaluates for each event the gate of its section. */
export async function visibleEvents(records: Reader, actor: Actor, events: readonly Event[]): Promise<VisibleEvent[]> {
  const requests = await rowsById(
    records,
    'gk_requests',
    events.map(({ request }) => request),
  );
  const gates = new Map<string, GateFacts>();
  if (!hasRight(actor, 'read-ungated')) {
    for (const request of requests.values()) {
      gates.set(request.id, gateFacts(request, await newestAccess(records, request.id)));
    }
  }
  return events.map((event) => {
    const facts = gates.get(event.request);
    const section = event.section in sectionGates ? (event.section as GatedSectionName) : undefined;
    const why = facts && section ? gateOf(section, facts) : undefined;
    return { event, request: requests.get(event.request), why };
  });
}

export interface History {
  readonly request: RequestRow;
  /** Every event of the onboarding that the actor may know of, newest first. */
  readonly all: readonly Event[];
  /** Those of the requested kind and actor. */
  readonly chosen: readonly Event[];
}

/** The events of one onboarding, before the gates; undefined when the actor may not view it. */
export async function historyOf(records: Reader, actor: Actor, params: HistoryParams): Promise<History | undefined> {
  const request = await findOnboardingOfSubject(records, actor, params);
  if (!request) return undefined;
  const filter = `request = {:r} && ${audienceFilter(actor)}`;
  const all = inOrder(await records.find('events', filter, { r: request.id }, { sort: '-created,-@rowid' }));
  const chosen = all.filter(
    (event) => (!params.kind || event.kind === params.kind) && (!params.actor || event.actor === params.actor),
  );
  return { request, all, chosen };
}

/**
 * Newest first by number, also when times were changed. Events without a number, which the program did not write, are
 * placed by their time.
 */
function inOrder(events: readonly Event[]): readonly Event[] {
  const added = events.filter(({ number }) => number === 0);
  const entries = events.filter(({ number }) => number > 0).toSorted((a, b) => b.number - a.number);
  if (added.length === 0) return entries;
  const ordered: Event[] = [];
  for (const entry of entries) {
    while (added[0] && added[0].created >= entry.created) ordered.push(added.shift() as Event);
    ordered.push(entry);
  }
  return [...ordered, ...added];
}

/** The newest entry of an onboarding's history at a moment. */
export async function historyEndAt(
  records: Reader,
  request: string,
  until: string,
): Promise<{ number: number; hash: string }> {
  const filter = 'request = {:r} && created <= {:t} && number > 0';
  const newest = await records.first('events', filter, { r: request, t: until }, { sort: '-number' });
  return { number: newest?.number ?? 0, hash: newest?.hash ?? '' };
}

/** The events that a report on an onboarding states: those of staff until `until`, oldest first. */
export function reportedEvents(records: Reader, request: string, until: string): Promise<Event[]> {
  const filter = `request = {:r} && created <= {:t} && ${forStaff}`;
  return records.find('events', filter, { r: request, t: until }, { sort: 'created,@rowid' });
}
