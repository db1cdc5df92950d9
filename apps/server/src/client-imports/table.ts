import type { FileRow } from '@dossier/domain/client-import/check-rows';
import { maxImportCell, maxImportCharacters, maxImportColumns, maxImportRows } from '@dossier/domain/limits';

export type TableProblem = 'too-many-rows' | 'too-many-columns' | 'too-complex' | 'no-rows';

/** One sheet of a file: its header and the rows below it that are not empty. */
export interface Table {
  readonly name: string;
  readonly header: readonly string[];
  /** Row of the header, from 1. */
  readonly headerRow: number;
  readonly rows: readonly FileRow[];
  readonly problem?: TableProblem;
}

/** Leading rows that may precede the header: titles, dates. */
const maxLead = 10;

/** Characters that are left for the file. */
export class Budget {
  #left = maxImportCharacters;

  /** Returns whether the cells still fit. */
  take(cells: readonly string[]): boolean {
    for (const cell of cells) this.#left -= cell.length + 1;
    return this.#left >= 0;
  }
}

/** Collects the rows of a sheet, and stops at the first one that is too many. */
export class TableBuilder {
  readonly #name: string;
  readonly #budget: Budget;
  readonly #rows: FileRow[] = [];
  #problem: TableProblem | undefined;

  constructor(name: string, budget: Budget) {
    this.#name = name;
    this.#budget = budget;
  }

  /**
   * Adds a row.
   * @returns false when no further row is needed
   */
  add(row: number, given: readonly string[]): boolean {
    const cells = given.map((cell) => withoutGuard(cell.slice(0, maxImportCell)));
    while (cells.length > 0 && (cells.at(-1) ?? '').trim() === '') cells.pop();
    if (cells.length === 0) return true;
    this.#rows.push({ row, cells });
    this.#problem = this.#problemOf(cells);
    return this.#problem === undefined;
  }

  #problemOf(cells: readonly string[]): TableProblem | undefined {
    if (cells.length > maxImportColumns) return 'too-many-columns';
    if (!this.#budget.take(cells)) return 'too-complex';
    // A header, and rows that precede it.
    return this.#rows.length > maxImportRows + maxLead ? 'too-many-rows' : undefined;
  }

  /** @param isField Returns whether a cell is the name of a known field. */
  finish(isField: (cell: string) => boolean): Table {
    const none = { name: this.#name, header: [], headerRow: 0, rows: [] };
    if (this.#problem) return { ...none, problem: this.#problem };
    const at = headerIndex(this.#rows, isField);
    const head = this.#rows[at];
    const rows = this.#rows.slice(at + 1);
    if (!head || rows.length === 0) return { ...none, problem: 'no-rows' };
    if (rows.length > maxImportRows) return { ...none, problem: 'too-many-rows' };
    const columns = rows.reduce((most, { cells }) => Math.max(most, cells.length), head.cells.length);
    const header = Array.from({ length: columns }, (_, column) => (head.cells[column] ?? '').trim());
    return { name: this.#name, header, headerRow: head.row, rows };
  }
}

/** Exports put an apostrophe before text that a spreadsheet would run as a formula. */
const withoutGuard = (cell: string): string => (/^'[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

/** The row with the most names of fields among the first ones; without any, the first. */
function headerIndex(rows: readonly FileRow[], isField: (cell: string) => boolean): number {
  let best = 0;
  let most = 0;
  for (const [at, { cells }] of rows.slice(0, maxLead).entries()) {
    const named = cells.filter(isField).length;
    if (named <= most) continue;
    best = at;
    most = named;
  }
  return best;
}
