import type { EventAction } from '@dossier/domain/event-actions';
import type { Reader, Row } from '../../case/rows-by-id.ts';
import { eventSentence } from '../../reports/event-sentence.ts';
import type { ClientFile } from '../parts/client-file.ts';
import { type ExportLanguage, exportWords } from './export-words.ts';
import { momentCell } from './moment-cell.ts';

/** What a client may read of the history: what was asked of them, who was let in, and what they did. Never what was checked. */
const told: readonly EventAction[] = [
  'onboarding-sent',
  'access-approved',
  'access-rejected',
  'access-withdrawn',
  'access-asked-again',
  'vault-claimed',
  'member-admitted',
  'member-removed',
  'document-added',
  'form-submitted',
  'client-reminded',
  'client-asked',
  'correction-answered',
  'onboarding-completed',
];

/** Lines of a vault's history, newest first. People of the desk and of institutions go by the name of their house. */
export async function clientHistory(
  records: Reader,
  subject: string,
  files: readonly ClientFile[],
  language: ExportLanguage,
): Promise<string[][]> {
  const about = new Map(files.map((file) => [file.request.id, file]));
  const ofVault = await records.find('events', 'subject = {:s} && request = ""', { s: subject });
  const ofFiles = await Promise.all(
    [...about.keys()].map((request) => records.find('events', 'request = {:request}', { request })),
  );
  return [...ofVault, ...ofFiles.flat()]
    .filter((event) => told.includes(event.action as EventAction))
    .sort((a, b) => (a.created < b.created ? 1 : -1))
    .map((event) => {
      const file = about.get(event.request);
      const place = [file?.org.name ?? '', file?.request.reference ?? ''];
      return [momentCell(event.created), whoOf(event, file, language), ...place, sentenceOf(event, language)];
    });
}

function whoOf(event: Row<'events'>, file: ClientFile | undefined, language: ExportLanguage): string {
  const { portals, automatic } = exportWords[language];
  if (event.portal === '') return automatic;
  if (event.portal === 'client') return event.actor_name;
  return event.portal === 'gatekeeper' ? (file?.org.name ?? portals.gatekeeper) : portals.intern;
}

/** The kind of a document and its name are all that is told of an event's facts. */
function sentenceOf(event: Row<'events'>, language: ExportLanguage): string {
  const isDocument = event.action === 'document-added';
  const kind = event.facts?.['kind'];
  return eventSentence(language, {
    action: event.action as EventAction,
    kind: event.kind,
    facts: isDocument && kind ? { kind } : {},
    changes: isDocument ? (event.changes ?? []) : [],
  });
}
