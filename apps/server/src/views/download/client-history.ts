import type { EventAction } from '@dossier/domain/event-actions';
import type { Language } from '@dossier/domain/languages';
import type { PortalName } from '@dossier/domain/portal';
import { sql } from 'kysely';
import type { ClientOnboarding } from '../../case/client-onboarding.ts';
import { type Reader, type Row, rowsById } from '../../collections/rows.ts';
import { eventSentence } from '../../reports/event-sentence.ts';
import { type ExportT, exportTexts, portalKeys } from './export-texts.ts';
import { momentCell } from './moment-cell.ts';

/** May the client read events with this action? Requests to them, access and their own actions; never checks or risk. */
const isForClient: Readonly<Record<EventAction, boolean>> = {
  'onboarding-started': false,
  'draft-deleted': false,
  'onboarding-sent': true,
  'onboarding-completed': true,
  'onboarding-reopened': false,
  'onboarding-cancelled': false,
  'onboarding-archived': false,
  'onboarding-restored': false,
  'onboarding-assigned': false,
  'access-approved': true,
  'access-rejected': true,
  'access-withdrawn': true,
  'access-asked-again': true,
  'form-submitted': true,
  'vault-claimed': true,
  'member-admitted': true,
  'member-removed': true,
  'document-added': true,
  'document-verified': false,
  'document-rejected': false,
  'own-document-added': false,
  'own-document-copied': false,
  'check-set': false,
  'identity-recorded': false,
  'screening-recorded': false,
  'hit-decided': false,
  'screening-hits-returned': false,
  'list-saved': false,
  'list-loaded': false,
  'list-load-failed': false,
  'list-removed': false,
  'subscription-started': false,
  'subscription-changed': false,
  'subscription-ended': false,
  'alert-opened': false,
  'alert-closed': false,
  'client-reminded': true,
  'client-asked': true,
  'correction-answered': true,
  'institution-asked': false,
  'question-answered': false,
};

/** Lines of a vault's history, newest first. Staff appear as their institution or as the review desk. */
export async function clientHistory(
  records: Reader,
  subject: string,
  files: readonly ClientOnboarding[],
  language: Language,
): Promise<string[][]> {
  const onboardings = new Map(files.map((file) => [file.request.id, file]));
  const events = await eventsOf(records, subject, [...onboardings.keys()]);
  return events
    .filter(({ action }) => Object.hasOwn(isForClient, action) && isForClient[action as EventAction])
    .map((event) => {
      const onboarding = onboardings.get(event.request);
      const about = [onboarding?.org.name ?? '', onboarding?.request.reference ?? ''];
      return [momentCell(event.created), whoOf(event, onboarding, language), ...about, sentenceOf(event, language)];
    });
}

/** Events of the vault itself and of these onboardings, newest first, also within one moment. */
async function eventsOf(records: Reader, subject: string, requests: readonly string[]): Promise<Row<'events'>[]> {
  const ofOnboardings = requests.length > 0 ? sql`e.request in (${sql.join([...requests])})` : sql`1 = 0`;
  const { rows } = await sql<{ id: string }>`
    select e.id as id from events e where (e.subject = ${subject} and e.request = '') or ${ofOnboardings}
    order by e.created desc, e._rowid_ desc`.execute(records.sql);
  const events = await rowsById(
    records,
    'events',
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }) => events.get(id) ?? []);
}

function whoOf(event: Row<'events'>, onboarding: ClientOnboarding | undefined, language: Language): string {
  const t = exportTexts(language);
  return event.portal === '' ? t('history:automatic') : actorNames[event.portal](event, onboarding, t);
}

/** Clients appear by name, institutions by the name of the organisation, the desk as one. */
const actorNames: Readonly<
  Record<PortalName, (event: Row<'events'>, onboarding: ClientOnboarding | undefined, t: ExportT) => string>
> = {
  client: (event) => event.actor_name,
  gatekeeper: (_, onboarding, t) => onboarding?.org.name ?? t(portalKeys.gatekeeper),
  intern: (_, __, t) => t(portalKeys.intern),
};

/** Of an event's facts the client sees the kind and the name of a document only. */
function sentenceOf(event: Row<'events'>, language: Language): string {
  const isDocument = event.action === 'document-added';
  const kind = event.facts?.['kind'];
  return eventSentence(language, {
    action: event.action as EventAction,
    kind: event.kind,
    facts: isDocument && kind ? { kind } : {},
    changes: isDocument ? (event.changes ?? []) : [],
  });
}
