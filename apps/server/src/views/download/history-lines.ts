import type { HistoryEvent } from '@dossier/domain/contracts/answers/dashboard';
import { type EventAction, eventActions } from '@dossier/domain/event-actions';
import type { Language } from '@dossier/domain/languages';
import type { History } from '../../case/events.ts';
import type { Reader } from '../../collections/rows.ts';
import { checkLabels } from '../../reports/edit-details.ts';
import { eventSentence, outcomeLabel } from '../../reports/event-sentence.ts';
import { reportTexts, statusKey } from '../../reports/report-texts.ts';
import type { Actor } from '../../runtime/actor.ts';
import { historyEvents } from '../parts/events.ts';
import { type ExportT, exportTexts, portalKeys } from './export-texts.ts';
import { momentCell } from './moment-cell.ts';

/** Events that are read at once. */
const pageSize = 100;

const historyColumns = ['when', 'who', 'portal', 'what', 'field', 'before', 'after', 'entry', 'hash'] as const;

/** Labels of fields in the history; other fields are shown by their name. */
const fieldKeys = {
  status: 'history:field.status',
  verification: 'history:field.verification',
  name: 'history:field.name',
  state: 'history:field.state',
  result: 'history:field.result',
  email: 'history:field.email',
  deadline: 'history:field.deadline',
  reference: 'history:field.reference',
  scope: 'history:field.scope',
  description: 'history:field.description',
  reason: 'fields.reason',
  answer: 'fields.answer',
} as const;

export const historyHeader = (language: Language): string[] => {
  const t = exportTexts(language);
  return historyColumns.map((column) => t(`history.${column}`));
};

/**
 * A line for every change, and one for every event without changes; the first one names the newest entry of all. Behind a
 * gate, the reason replaces the values.
 */
export async function* historyLines(
  records: Reader,
  actor: Actor,
  { chosen, request }: Pick<History, 'chosen' | 'request'>,
  language: Language,
): AsyncGenerator<string[][]> {
  const { history_entries: entries, history_hash: hash } = request;
  if (entries > 0) yield [['', '', '', exportTexts(language)('history.end'), '', '', '', String(entries), hash]];
  for (let from = 0; from < chosen.length; from += pageSize) {
    const rows = chosen.slice(from, from + pageSize);
    const page = await historyEvents(records, actor, rows);
    yield page.flatMap((event, at) => {
      const seal = [event.number === 0 ? '' : String(event.number), rows[at]?.hash ?? ''];
      return linesOf(event, language).map((cells) => [...cells, ...seal]);
    });
  }
}

function linesOf(event: HistoryEvent, language: Language): string[][] {
  const t = exportTexts(language);
  const start = [
    momentCell(event.at),
    event.actorName || t('history:automatic'),
    event.actorOrg || (event.portal === '' ? '' : t(portalKeys[event.portal])),
    event.action in eventActions
      ? eventSentence(language, event as HistoryEvent & { action: EventAction })
      : event.action,
  ];
  const hidden = event.why && reportTexts(language)(`statuses:${statusKey(event.why)}`);
  if (hidden) return [[...start, '', hidden, hidden]];
  if (event.changes.length === 0) return [[...start, '', '', '']];
  return event.changes.map(({ field, before, after }) => [
    ...start,
    fieldLabel(t, field),
    valueCell(language, before),
    valueCell(language, after),
  ]);
}

function fieldLabel(t: ExportT, field: string): string {
  return Object.hasOwn(fieldKeys, field) ? t(fieldKeys[field as keyof typeof fieldKeys]) : field;
}

function valueCell(language: Language, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return checkLabels(language, value) ?? JSON.stringify(value);
  const text = String(value);
  if (!/^[a-z_ ]+$/.test(text)) return text;
  const known = exportTexts(language)(`statuses:${text as 'draft'}`, { defaultValue: '' });
  return known || outcomeLabel(reportTexts(language), text);
}
