import { type EventAction, eventActions } from '@dossier/domain/event-actions';
import type { Reader, Row } from '../../collections/rows.ts';
import { eventSentence } from '../../reports/event-sentence.ts';
import { words as printed } from '../../reports/words.ts';
import type { Actor } from '../../runtime/actor.ts';
import type { HistoryEvent } from '../contracts.ts';
import { historyEvents } from '../parts/events.ts';
import { type ExportLanguage, exportWords } from './export-words.ts';
import { momentCell } from './moment-cell.ts';

/** Events that are read at once. */
const pageSize = 100;

export const historyHeader = (language: ExportLanguage): string[] => Object.values(exportWords[language].event);

/** A line for every change, and one for every event without any. What is behind a gate says why instead. */
export async function* historyLines(
  records: Reader,
  actor: Actor,
  events: readonly Row<'events'>[],
  language: ExportLanguage,
): AsyncGenerator<string[][]> {
  for (let from = 0; from < events.length; from += pageSize) {
    const page = await historyEvents(records, actor, events.slice(from, from + pageSize));
    yield page.flatMap((event) => linesOf(event, language));
  }
}

function linesOf(event: HistoryEvent, language: ExportLanguage): string[][] {
  const { portals, automatic, fields } = exportWords[language];
  const start = [
    momentCell(event.at),
    event.actorName || automatic,
    event.portal === '' ? '' : portals[event.portal],
    event.action in eventActions
      ? eventSentence(language, event as HistoryEvent & { action: EventAction })
      : event.action,
  ];
  const hidden = event.why && printed[language].statuses[event.why];
  if (hidden) return [[...start, '', hidden, hidden]];
  if (event.changes.length === 0) return [[...start, '', '', '']];
  const nameOf = (field: string) => (Object.hasOwn(fields, field) ? fields[field as keyof typeof fields] : field);
  return event.changes.map(({ field, before, after }) => [
    ...start,
    nameOf(field),
    valueCell(language, before),
    valueCell(language, after),
  ]);
}

function valueCell(language: ExportLanguage, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  const { statuses, hits } = printed[language];
  const known: Readonly<Record<string, string>> = { ...exportWords[language].statuses, ...statuses, ...hits };
  return Object.hasOwn(known, text) ? (known[text] ?? text) : text;
}
