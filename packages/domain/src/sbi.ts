import type { Language } from './languages.ts';

export type SbiEdition = '2008' | '2025';

/** The languages in which the classification has names, and we have words to search for. Others see the English ones. */
export const sbiLanguages = ['en', 'nl'] as const satisfies readonly Language[];
export type SbiLanguage = (typeof sbiLanguages)[number];

export const sbiLanguageOf = (language: Language): SbiLanguage =>
  sbiLanguages.find((known) => known === language) ?? 'en';

/** A value for each of these languages. */
export const bySbiLanguage = <T>(make: (language: SbiLanguage) => T): Record<SbiLanguage, T> => ({
  en: make('en'),
  nl: make('nl'),
});

/** A row of the activity table. `code` without dots (`6820`), `level` 1 for a section to 5 for a subclass. */
export interface SbiRow {
  readonly code: string;
  readonly edition: SbiEdition;
  readonly nl: string;
  readonly en: string;
  readonly level: number;
  /** Whether the row can be selected: a leaf of the classification. */
  readonly selectable: boolean;
}

/** Formats a code: `6820` as `68.20`, `01131` as `01.13.1`. */
export function formatSbi(code: string): string {
  return [code.slice(0, 2), code.slice(2, 4), code.slice(4)].filter((part) => part !== '').join('.');
}

/**
 * Marks the selectable rows: companies are registered with a row without subdivisions. Accepts the rows of one edition
 * or several, in any order.
 */
export function markSelectable(rows: readonly Omit<SbiRow, 'selectable'>[]): SbiRow[] {
  const divided = new Set<string>();
  for (const { edition, code } of rows) {
    for (let length = 1; length < code.length; length += 1) divided.add(`${edition} ${code.slice(0, length)}`);
  }
  return rows.map((row) => ({
    ...row,
    selectable: /^\d{3,}$/.test(row.code) && !divided.has(`${row.edition} ${row.code}`),
  }));
}
