import type { HistoryEvent } from '@dossier/domain/contracts/answers/dashboard';
import { isAutomatic } from '@dossier/domain/event-kinds';
import type { Language } from '@dossier/domain/languages';
import { dayOf, momentOf } from '../runtime/clock.ts';
import { eventSentence } from './event-sentence.ts';
import { reportTexts, withPortal } from './report-texts.ts';

/** One line of the printed history; consecutive events that say the same are one. */
export interface HistoryLine {
  /** Date text of a record, of the first event. */
  readonly at: string;
  readonly sentence: string;
  readonly by: string;
  /** Numbers of its entries, as the History page and its export have them: "7", "7–9, 11"; '' for events without. */
  readonly entries: string;
}

/**
 * The events of a history as lines, oldest first: what the product did by itself is one line per run of such events, and
 * a sentence that the same person caused several times in a row is one with its number.
 */
export function historyLines(language: Language, events: readonly HistoryEvent[]): HistoryLine[] {
  const groups: HistoryEvent[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group && belongsTo(language, group, event)) group.push(event);
    else groups.push([event]);
  }
  return groups.map((group) => lineOf(language, group));
}

function belongsTo(language: Language, group: readonly HistoryEvent[], event: HistoryEvent): boolean {
  const last = group[0];
  if (!last || dayOf(momentOf(last.at)) !== dayOf(momentOf(event.at))) return false;
  if (isAutomatic(last) && isAutomatic(event)) return true;
  if (last.portal !== event.portal || last.actorName !== event.actorName) return false;
  return eventSentence(language, last) === eventSentence(language, event);
}

function lineOf(language: Language, group: readonly HistoryEvent[]): HistoryLine {
  const t = reportTexts(language);
  const [first] = group as [HistoryEvent];
  const counts = new Map<string, number>();
  for (const event of group) {
    const sentence = eventSentence(language, event);
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  const sentences = [...counts].map(([sentence, count]) => (count === 1 ? sentence : t('times', { sentence, count })));
  const isGrouped = counts.size > 1;
  const text = isGrouped
    ? `${t('automatic-events', { count: group.length })} ${sentences.join(' ')}`
    : sentences.join(' ');
  const by = withPortal(t, first.actorName, first.portal, first.actorOrg);
  return { at: first.at, sentence: text, by, entries: numberRanges(group.map(({ number }) => number)) };
}

/** Ascending numbers; those that follow each other as a range. 0 is no number. */
function numberRanges(numbers: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const number of numbers.filter((one) => one > 0)) {
    const last = ranges.at(-1);
    if (last && number === last.to + 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}
