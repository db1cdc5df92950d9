import type { HistoryEvent } from '@dossier/domain/contracts/answers/dashboard';
import type { EventAction } from '@dossier/domain/event-actions';
import { changedTo, kindsOf, sectionsOf, sentenceKey } from '@dossier/domain/event-sentence-key';
import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { type Language, localeOf } from '@dossier/domain/languages';
import type { TextFiles } from '@dossier/texts/text-files';
import { editDetails } from './edit-details.ts';
import { documentKindLabel, type ReportT, reportTexts, statusKey } from './report-texts.ts';

type Event = Pick<HistoryEvent, 'action' | 'kind' | 'facts' | 'changes'>;
type CheckKey = keyof TextFiles['checks'];
type MethodKey = keyof TextFiles['identity']['methods-in-sentence'];

/** An event as a sentence, with its result and reason where the reader may know them. */
export function eventSentence(language: Language, event: Event): string {
  const t = reportTexts(language);
  const { facts } = event;
  const { check = '', method = '' } = facts;
  const key = sentenceKey(event) ?? (event.action as EventAction);
  const sections = sectionsOf(event).map((section) => t(`kyc-form:sections.${section as KycSection}`));
  const kinds = kindsOf(event).map((kind) => documentKindLabel(t, kind));
  const sentence = String(
    t(`events:${key}`, {
      to: '',
      ...facts,
      owner: changedTo(event, 'owner'),
      count: Number(changedTo(event, 'names')),
      sections: list(language, sections),
      parts: list(language, [...sections, ...kinds]),
      document: documentOf(t, event),
      check: check === '' ? '' : t(`checks:${check as CheckKey}`),
      method: method === '' ? '' : t(`identity:methods-in-sentence.${method as MethodKey}`),
    }),
  );
  const isEdit = event.action === 'onboarding-edited';
  const details = isEdit ? editDetails(language, event.changes) : detailsOf(t, event, key);
  return details.length === 0 ? `${sentence}.` : `${sentence}: ${details.join(', ')}.`.replace(/([.!?])\.$/, '$1');
}

const list = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(localeOf(language)).format(names);

/** The kind of a document, whose it is and which version, as far as the reader may know. */
function documentOf(t: ReportT, event: Event): string {
  const kind = event.facts['kind'] ?? '';
  if (kind === '') return '';
  const document = documentKindLabel(t, kind);
  const [owner, version] = [changedTo(event, 'owner'), changedTo(event, 'version')];
  if (owner === '') return document;
  return version === ''
    ? t('events:document-of-owner', { document, owner })
    : t('events:document-of', { document, owner, version });
}

/** The name, the result and the reason of an event; the result not where the sentence says it. */
function detailsOf(t: ReportT, { action, kind, facts, changes }: Event, key: string): string[] {
  const after = (field: string) => {
    const change = changes.find((one) => one.field === field);
    return typeof change?.after === 'string' ? change.after : '';
  };
  const isNamed = action === 'check-set' && key !== action;
  const outcome = kind === 'checks' && !isNamed ? after('result') || after('state') || after('status') : '';
  const label = outcome === '' ? '' : outcomeLabel(t, outcome);
  return [after('name'), label, after('reason') || (facts['reason'] ?? '')].filter((text) => text !== '');
}

/** Label of a status or of the decision on a hit; other values are shown as they are stored. */
export function outcomeLabel(t: ReportT, value: string): string {
  const status = statusKey(value as Parameters<typeof statusKey>[0]);
  const hit = t(`hit-states:${value as 'open'}`, { defaultValue: value });
  return t(`statuses:${status}`, { defaultValue: hit });
}
