import { maxImportCell, maxImportColumns } from '@dossier/domain/limits';
import { CsvError, parse } from 'csv-parse';
import { Budget, type Table, TableBuilder } from './table.ts';

/** Separators that spreadsheets write, the most likely first. */
const separators = [';', ',', '\t', '|'] as const;
/** Records by which the separator is recognised. */
const probed = 20;
/** Longest record. Unit: characters. */
const maxRecord = maxImportColumns * maxImportCell * 4;

export type CsvProblem = { readonly problem: 'quotes'; readonly row: number };

/** Reads a CSV file. Rows are counted as a spreadsheet counts them: a line break in quotes begins none. */
export async function readCsv(
  text: string,
  name: string,
  isField: (cell: string) => boolean,
): Promise<Table | CsvProblem> {
  const table = new TableBuilder(name, new Budget());
  let row = 0;
  try {
    for await (const cells of recordsOf(text, await separatorOf(text))) {
      row += 1;
      if (!table.add(row, cells)) break;
    }
  } catch (error) {
    if (error instanceof CsvError) return { problem: 'quotes', row: Number(error['records']) + 1 };
    throw error;
  }
  return table.finish(isField);
}

async function* recordsOf(text: string, delimiter: string, to = -1): AsyncGenerator<string[]> {
  const parser = parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    // Quotation marks within an unquoted cell, as exports of other programs have them.
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: maxRecord,
    to,
  });
  for await (const record of parser) yield record as string[];
}

/** `sep=;` in the first line, as Excel reads it; otherwise the separator that gives the most columns everywhere. */
async function separatorOf(text: string): Promise<string> {
  const named = /^\uFEFF?sep=(.)\r?\n/i.exec(text);
  if (named?.[1]) return named[1];
  let best = { separator: ',', columns: 0 };
  for (const separator of separators) {
    const columns = await columnsWith(text, separator);
    if (columns > best.columns) best = { separator, columns };
  }
  return best.separator;
}

/** The median number of columns of the first records; of the first one when a later one cannot be read. */
async function columnsWith(text: string, separator: string): Promise<number> {
  const counts = await countsWith(text, separator, probed).catch(() => countsWith(text, separator, 1).catch(() => []));
  return counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
}

async function countsWith(text: string, separator: string, records: number): Promise<number[]> {
  const counts: number[] = [];
  for await (const cells of recordsOf(text, separator, records))
    if (cells.length > 1 || cells[0] !== '') counts.push(cells.length);
  return counts;
}
