import { maxListedProblems } from '../limits.ts';
import { type ImportCause, importCauseNames, isImportError } from './causes.ts';
import type { CheckedRow, RowFate } from './check-rows.ts';

/** A row with a problem, as the screen lists it. */
export interface ProblemLine {
  readonly row: number;
  readonly twin: number;
  readonly client: string;
  readonly column: number;
  readonly value: string;
  readonly instead: string;
}

/** The rows with one cause. */
export interface ProblemGroup {
  readonly cause: ImportCause;
  readonly count: number;
  /** The first ones. */
  readonly lines: readonly ProblemLine[];
}

export interface CheckSummary {
  readonly total: number;
  readonly fates: Readonly<Record<RowFate, number>>;
  /** Rows that are imported with a warning. */
  readonly warned: number;
  readonly groups: readonly ProblemGroup[];
}

/** Longest value of a line. Unit: characters. */
const maxShown = 200;

/** Counts what is done with the rows, and groups their problems by cause: errors first. */
export function summarise(rows: readonly CheckedRow[]): CheckSummary {
  const fates: Record<RowFate, number> = { new: 0, same: 0, rejected: 0, repeated: 0 };
  const groups = new Map<ImportCause, { count: number; lines: ProblemLine[] }>();
  for (const row of rows) {
    fates[row.fate] += 1;
    // A row that is left out for an error needs no warnings as well.
    const problems = row.problems.filter(({ cause }) => row.fate !== 'rejected' || isImportError(cause));
    for (const cause of new Set(problems.map((problem) => problem.cause))) {
      const group = groups.get(cause) ?? { count: 0, lines: [] };
      groups.set(cause, group);
      group.count += 1;
      const problem = problems.find((one) => one.cause === cause);
      if (problem && group.lines.length < maxListedProblems && !isListed(group.lines, row))
        group.lines.push(lineOf(row, problem));
    }
  }
  const warned = rows.filter(({ fate, problems }) => fate !== 'rejected' && problems.length > 0).length;
  const ordered = importCauseNames.flatMap((cause) => {
    const group = groups.get(cause);
    return group ? [{ cause, ...group }] : [];
  });
  return { total: rows.length, fates, warned, groups: ordered };
}

/** Of two rows that differ from each other one line says it. */
const isListed = (lines: readonly ProblemLine[], { row, twin }: CheckedRow) =>
  twin !== undefined && lines.some((line) => line.row === twin && line.twin === row);

function lineOf(
  { row, twin = 0, client }: CheckedRow,
  { column, value, instead = '' }: CheckedRow['problems'][number],
): ProblemLine {
  const name = client.companyName || `${client.firstName} ${client.lastName}`.trim();
  return {
    row,
    twin,
    client: name.slice(0, maxShown),
    column,
    value: value.slice(0, maxShown),
    instead: instead.slice(0, maxShown),
  };
}
