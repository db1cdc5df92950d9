import { documentKind } from '@dossier/domain/documents';
import { eventActions } from '@dossier/domain/event-actions';
import { portalOfCollection } from '@dossier/domain/portal';
import { type Change, dateText, type Impersonation } from '@dossier/records';
import { onboardingsWithFile } from '../case/quarantine.ts';
import type { DeskRecordsStore, Row } from '../collections/rows.ts';
import { momentOf } from '../runtime/clock.ts';
import type { InfectedUpload } from '../runtime/workflow-context.ts';
import { appendEvent } from './append-event.ts';
import { createNotifications } from './create-notifications.ts';
import type { NewEvent } from './event.ts';
import type { ReactionContext } from './follow-ups/reaction.ts';
import { importEvents } from './import-events.ts';
import { institutionEvents } from './institution-events.ts';
import { onboardingEvents } from './onboarding-events.ts';
import { aboutDocument, rowEvents } from './row-events.ts';
import { screeningEvents } from './screening-events.ts';
import { signInEvents } from './sign-in-events.ts';
import { undoEvents } from './undo-events.ts';
import { linkedAccountEvents } from './when-provider-account-linked.ts';
import { rowsWithEvents, writesHistory } from './workflow-history.ts';

const rules = {
  all: [
    onboardingEvents,
    ...rowEvents,
    ...screeningEvents,
    ...signInEvents,
    linkedAccountEvents,
    institutionEvents,
    importEvents,
  ],
  onboardings: [onboardingEvents],
  'undo-steps': [undoEvents],
} as const;

/** Writes the history events of a transaction's changes, in that transaction. The only writer of `events`. */
export async function writeHistory(context: ReactionContext, changes: readonly Change[]): Promise<void> {
  const { records } = context;
  for (const change of changes) {
    if (change.actor?.collection === '_superusers' && !ofSignIn.has(change.collection))
      await write(records, change, superuserWrite(change));
    if (!writesHistory(change.operation)) continue;
    for (const rule of rules[rowsWithEvents(change.operation)]) {
      for (const event of await rule.of(records, change))
        await createNotifications(context, await write(records, change, event));
    }
  }
}

/** What the engine writes when a superuser signs in. */
const ofSignIn: ReadonlySet<string> = new Set(['_authOrigins', '_mfas', '_otps']);

/** A write past the workflows, which have the other events. */
const superuserWrite = ({ collection, action, id }: Change): NewEvent => ({
  action: 'superuser-wrote',
  audience: 'desk',
  facts: { collection, record: id, change: action },
});

/** Records that a superuser got a token of another account: what is done with it is attributed to that account. */
export async function recordImpersonation(
  records: DeskRecordsStore,
  { by, collection, record }: Impersonation,
): Promise<void> {
  const facts = { collection, record, change: 'impersonate' };
  const event: NewEvent = { action: 'superuser-wrote', audience: 'desk', facts };
  await write(records, { actor: { collection: '_superusers', id: by } }, event);
}

/** Longest time after which the same file is an event again. Unit: milliseconds. */
const sameFileMs = 24 * 3_600_000;

/**
 * Records that an upload was refused because of malware. A file that the same person sends again has no further event
 * on that day.
 */
export async function recordInfectedUpload(
  records: DeskRecordsStore,
  by: NonNullable<Change['actor']>,
  { sha256, signature, request: id = '', org }: InfectedUpload & { readonly org: string },
): Promise<void> {
  const request = id === '' ? undefined : await records.get('gk_requests', id);
  const since = dateText(new Date(momentOf(records.now).getTime() - sameFileMs));
  const filter = 'request = {:id} && actor = {:actor} && action = "infected-file-refused" && created > {:since}';
  const earlier = await records.find('events', filter, { id, actor: by.id, since });
  if (earlier.some(({ facts }) => facts?.['sha256'] === sha256)) return;
  const about = request ? { request: id, subject: request.subject, org: request.org } : { org };
  const facts = { signature, sha256 };
  await write(records, { actor: by }, { action: 'infected-file-refused', audience: 'desk', ...about, facts });
}

/** Records that malware was found in a stored file, for each onboarding that has it. Before it is closed. */
export async function recordInfectedFile(records: DeskRecordsStore, file: Row<'kyc_docs'>, signature: string) {
  const facts = { signature, sha256: file.sha256 };
  const event = { action: 'infected-file-found', audience: 'staff', isBySystem: true } as const;
  const requests = await onboardingsWithFile(records, file.id);
  if (requests.length === 0) await write(records, { actor: null }, { ...event, audience: 'desk', facts });
  for (const { id, subject, org } of requests) {
    const about = await aboutFile(records, file.id, id);
    await write(
      records,
      { actor: null },
      { ...event, ...about, request: id, subject, org, facts: { ...about.facts, ...facts } },
    );
  }
}

/** As which document an onboarding has the file. */
async function aboutFile(records: DeskRecordsStore, doc: string, request: string): Promise<Partial<NewEvent>> {
  const values = { doc, request };
  const filter = 'doc = {:doc} && request = {:request}';
  const inVault =
    (await records.first('kyc_businesses_docs', filter, values)) ??
    (await records.first('kyc_individuals_docs', filter, values));
  if (inVault) {
    const { section, facts, changes } = await aboutDocument(records, inVault);
    return { section, facts, changes: changes.filter(({ field }) => field !== 'name') };
  }
  const own = await records.first('gk_requests_docs', filter, values);
  return own ? { facts: { kind: documentKind(own.type, own.purpose), doc } } : {};
}

async function write(
  records: DeskRecordsStore,
  change: Pick<Change, 'actor'>,
  event: NewEvent,
): Promise<Row<'events'>> {
  const { action, audience, section = '', request = '', subject = '', org = '', facts = {}, changes = [] } = event;
  return appendEvent(records, {
    action,
    kind: eventActions[action],
    section,
    audience,
    request,
    subject,
    org,
    facts,
    changes: [...changes],
    ...(event.isBySystem === true ? noActor : await actorOf(records, change.actor)),
  });
}

const noActor = { actor: '', portal: '', actor_name: '' } as const;

/** Stores the actor's current name: a later change of name does not change the history. */
async function actorOf(records: DeskRecordsStore, actor: Change['actor']) {
  const portal = actor ? portalOfCollection(actor.collection) : undefined;
  if (actor?.collection === '_superusers') {
    const superuser = (await records.get('_superusers' as never, actor.id)) as { email?: string } | undefined;
    return { ...noActor, actor: actor.id, actor_name: superuser?.email ?? '' };
  }
  if (!actor || portal === undefined) return noActor;
  const person = (await records.get(actor.collection as 'internal_users', actor.id)) as
    | Pick<Row<'internal_users'>, 'first_name' | 'last_name'>
    | undefined;
  return { actor: actor.id, portal, actor_name: `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim() };
}
