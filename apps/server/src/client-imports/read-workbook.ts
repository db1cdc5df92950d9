import { readFile } from 'node:fs/promises';
import { maxImportSheets, maxWorkbookBytes, maxWorkbookParts, maxWorkbookRatio } from '@dossier/domain/limits';
import { type CellValue, readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { type Entry, open, type ZipFile } from 'yauzl';
import { isWholeXml } from './markup-check.ts';
import { Budget, type Table, TableBuilder } from './table.ts';

export type WorkbookProblem = { readonly problem: 'not-a-workbook' | 'macros' | 'unpacks-too-large' | 'damaged' };

/** Reads every visible sheet of an XLSX workbook. What it would unpack to is checked before anything is unpacked. */
export async function readWorkbook(
  path: string,
  isField: (cell: string) => boolean,
): Promise<readonly Table[] | WorkbookProblem> {
  const problem = await problemOf(path);
  if (problem) return { problem };
  const bytes = await readFile(path);
  const sheets: string[] = [];
  await readXlsx(bytes, {
    sheets: ({ name, hidden, veryHidden }) => {
      if (!hidden && !veryHidden && sheets.length < maxImportSheets) sheets.push(name);
      return false;
    },
  });
  const budget = new Budget();
  const tables: Table[] = [];
  for (const name of sheets) {
    const table = new TableBuilder(name, budget);
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: name }))
      if (!table.add(index + 1, values.map(textOf))) break;
    tables.push(table.finish(isField));
  }
  return tables;
}

/** As a spreadsheet shows it: a day without its time, a number in full. */
function textOf(value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date) return momentText(value);
  return typeof value === 'number' && Number.isInteger(value) ? value.toFixed(0) : String(value);
}

function momentText(value: Date): string {
  const minute = 60_000;
  const rounded = Math.round(value.getTime() / minute) * minute;
  return Number.isNaN(rounded)
    ? ''
    : new Date(rounded).toISOString().slice(0, 16).replace('T', ' ').replace(' 00:00', '');
}

async function problemOf(path: string): Promise<WorkbookProblem['problem'] | undefined> {
  const zip = await opened(path);
  if (!zip) return 'not-a-workbook';
  try {
    const entries = await listed(zip);
    if (typeof entries === 'string') return entries;
    for (const entry of entries) if (isReadPart.test(entry.fileName) && !(await isWhole(zip, entry))) return 'damaged';
    return undefined;
  } finally {
    zip.close();
  }
}

/** The parts that the rows come from. */
const isReadPart = /^xl\/(?:workbook|sharedStrings|worksheets\/[^/]+)\.xml$/i;

async function listed(zip: ZipFile): Promise<readonly Entry[] | WorkbookProblem['problem']> {
  let unpacked = 0;
  let packed = 0;
  const entries: Entry[] = [];
  try {
    for await (const entry of entriesOf(zip)) {
      entries.push(entry);
      unpacked += entry.uncompressedSize;
      packed += entry.compressedSize;
      if (entries.length > maxWorkbookParts || unpacked > maxWorkbookBytes) return 'unpacks-too-large';
    }
  } catch {
    return 'not-a-workbook';
  }
  const has = (name: string) => entries.some(({ fileName }) => fileName === name);
  if (!has('xl/workbook.xml')) return 'not-a-workbook';
  if (has('xl/vbaProject.bin')) return 'macros';
  return unpacked > 1024 * 1024 && unpacked > packed * maxWorkbookRatio ? 'unpacks-too-large' : entries;
}

async function isWhole(zip: ZipFile, entry: Entry): Promise<boolean> {
  const part = await zip.openReadStreamPromise(entry).catch(() => undefined);
  return part !== undefined && isWholeXml(part as AsyncIterable<Buffer>);
}

function opened(path: string): Promise<ZipFile | undefined> {
  return new Promise((resolve) =>
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) => resolve(error ? undefined : zip)),
  );
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  const next = () =>
    new Promise<Entry | undefined>((resolve, reject) => {
      zip.removeAllListeners();
      zip
        .once('entry', resolve)
        .once('end', () => resolve(undefined))
        .once('error', reject);
      zip.readEntry();
    });
  for (let entry = await next(); entry; entry = await next()) yield entry;
}
