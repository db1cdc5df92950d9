import { open, readFile } from 'node:fs/promises';
import { decodeText } from './decode-text.ts';
import { fieldTest } from './names.ts';
import { type CsvProblem, readCsv } from './read-csv.ts';
import { readWorkbook, type WorkbookProblem } from './read-workbook.ts';
import type { Table } from './table.ts';

export type FileProblem =
  | CsvProblem
  | { readonly problem: WorkbookProblem['problem'] | 'old-excel' | 'no-table' | 'unreadable' };

export interface ReadFile {
  readonly format: 'csv' | 'xlsx';
  readonly tables: readonly Table[];
}

/** Reads an uploaded file as tables; its format by content, not by name. */
export async function readClientFile(path: string, name: string): Promise<ReadFile | FileProblem> {
  const head = await headOf(path);
  // The container of Excel before 2007, and of workbooks with a password.
  if (head.startsWith('d0cf11e0')) return { problem: 'old-excel' };
  const isField = fieldTest();
  if (head.startsWith('504b')) {
    const tables = await readWorkbook(path, isField).catch(() => ({ problem: 'unreadable' as const }));
    return 'problem' in tables ? tables : { format: 'xlsx', tables };
  }
  if (isNoText(head)) return { problem: 'no-table' };
  const text = decodeText(await readFile(path));
  if (text === undefined) return { problem: 'no-table' };
  const table = await readCsv(text, name, isField);
  return 'row' in table ? table : { format: 'csv', tables: [table] };
}

/** PDF, PNG, JPEG, gzip: also where their bytes could be Windows-1252. */
const isNoText = (head: string) => ['25504446', '89504e47', 'ffd8ff', '1f8b'].some((magic) => head.startsWith(magic));

async function headOf(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead).toString('hex');
  } finally {
    await file.close();
  }
}
