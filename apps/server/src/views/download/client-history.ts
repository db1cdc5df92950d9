import type { EventAction } from '@dossier/domain/event-actions';
import type { Language } from '@dossier/domain/languages';
import type { PortalName } from '@dossier/domain/portal';
import { clientEvents } from '../../case/client-events.ts';
import type { ClientOnboarding } from '../../case/client-onboarding.ts';
import type { Reader, Row } from '../../collections/rows.ts';
import { eventSentence } from '../../reports/event-sentence.ts';
import { type ExportT, exportTexts, portalKeys } from './export-texts.ts';
import { momentCell } from './moment-cell.ts';

/** Lines of a vault's history, newest first. Staff appear as their institution or as the review desk. */
export async function clientHistory(
  records: Reader,
  subject: string,
  files: readonly ClientOnboarding[],
  language: Language,
): Promise<string[][]> {
  const onboardings = new Map(files.map((file) => [file.request.id, file]));
  const events = await clientEvents(records, { subject, requests: [...onboardings.keys()] });
  return events.map((event) => {
    const onboarding = onboardings.get(event.request);
    const about = [onboarding?.org.name ?? '', onboarding?.request.reference ?? ''];
    return [momentCell(event.created), whoOf(event, onboarding, language), ...about, sentenceOf(event, language)];
  });
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

/** Of an event's facts the client sees the kind and the name of a document, and their own declaration. */
function sentenceOf(event: Row<'events'>, language: Language): string {
  const isDocument = event.action === 'document-added' || event.action === 'document-removed';
  const kind = event.facts?.['kind'];
  return eventSentence(language, {
    action: event.action as EventAction,
    kind: event.kind,
    facts: event.action === 'declaration-agreed' ? (event.facts ?? {}) : isDocument && kind ? { kind } : {},
    changes: isDocument ? (event.changes ?? []) : [],
  });
}
