import { isLegalFormWord } from '@dossier/domain/legal-forms';

/** A run of text and its position. Unit: points of the page, from its lower left corner. */
export interface TextPiece {
  readonly start: number;
  readonly end: number;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Distance of the start of a letter from `x`; of the letter after the last one: the width. */
  readonly offset: (letter: number) => number;
}

export interface PageText {
  readonly text: string;
  readonly pieces: readonly TextPiece[];
}

/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number];

export interface Match {
  /** From 0. */
  readonly page: number;
  readonly boxes: readonly Box[];
}

/** Returns every occurrence of a text, in the order of the pages, ignoring case. */
export function findText(pages: readonly PageText[], query: string): Match[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  return pages.flatMap(({ text, pieces }, page) => {
    const found: Match[] = [];
    const low = text.toLowerCase();
    for (let at = low.indexOf(wanted); at !== -1; at = low.indexOf(wanted, at + wanted.length))
      found.push({ page, boxes: boxesOf(pieces, at, at + wanted.length) });
    return found;
  });
}

function boxesOf(pieces: readonly TextPiece[], from: number, to: number): Box[] {
  return pieces
    .filter((piece) => piece.start < to && piece.end > from)
    .map(({ start, end, x, y, height, offset }): Box => {
      const left = x + offset(Math.max(from, start) - start);
      const right = x + offset(Math.min(to, end) - start);
      return [left, y - height * 0.25, right, y + height * 0.85];
    });
}

export type Compared = 'same' | 'close' | 'missing' | 'no-text';

export interface FactMatch {
  readonly compared: Compared;
  readonly match: Match | undefined;
}

/** Share of an answer's words that make it close: all of a short name, most of a long address. Legal forms do not count. */
const minMatchingWords = 0.6;

/**
 * Searches the document for the client's answer: completely in any of its notations, otherwise most of its words on
 * one page.
 */
export function findFact(pages: readonly PageText[], forms: readonly string[]): FactMatch {
  if (pages.every(({ text }) => text.trim() === '')) return { compared: 'no-text', match: undefined };
  for (const form of forms) {
    const [match] = findText(pages, form);
    if (match) return { compared: 'same', match };
  }
  for (const form of forms) {
    const all = form.split(/[\s,]+/).filter((word) => word.length > 1);
    // Every company of a country has one of a few legal forms.
    const words = all.filter((word) => !isLegalFormWord(word));
    const least = words.length === 1 && all.length > 1 ? 1 : 2;
    const enough = Math.max(least, Math.ceil(words.length * minMatchingWords));
    if (words.length === 0) continue;
    const page = pages.findIndex(({ text }) => words.filter((word) => has(text, word)).length >= enough);
    if (page === -1) continue;
    const boxes = words.flatMap((word) => findText(pages, word).find((one) => one.page === page)?.boxes ?? []);
    return { compared: 'close', match: { page, boxes } };
  }
  return { compared: 'missing', match: undefined };
}

const has = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase());

const isoDay = /^\d{4}-\d{2}-\d{2}/;

/** The notations of a value in documents: a date in digits and with the month names of both languages. */
export function formsOf(value: string): string[] {
  if (!isoDay.test(value)) return [value];
  const day = value.slice(0, 10);
  const [year = '', month = '', date = ''] = day.split('-');
  const at = new Date(`${day}T00:00:00Z`);
  const inWords = ['en-GB', 'nl-NL', 'fr-FR', 'de-DE'].flatMap((locale) =>
    (['long', 'short'] as const).map((style) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: style, year: 'numeric', timeZone: 'UTC' }).format(at),
    ),
  );
  const figures = ['-', '/', '.', ' '].flatMap((mark) => [
    [date, month, year].join(mark),
    [Number(date), Number(month), year].join(mark),
  ]);
  return [...new Set([...inWords, ...figures, day])];
}
