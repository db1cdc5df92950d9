import { createReadStream } from 'node:fs';
import { Unzip, UnzipInflate } from 'fflate';
import { addName, createEntryDraft, finishEntry, joined } from './entry-draft.ts';
import { type Importer, ListFormatError } from './list.ts';
import { byColumn, type CsvRow, readCsv } from './read-csv.ts';
import { type Element, readXml } from './read-xml.ts';

/** Streams the bytes of `content.xml` from a spreadsheet. */
async function* contentXml(path: string): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let found = false;
  const unzip = new Unzip((file) => {
    if (file.name !== 'content.xml') return;
    found = true;
    file.ondata = (error, chunk) => {
      if (error) throw new ListFormatError(`the spreadsheet cannot be unpacked: ${error.message}`);
      ready.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  let first = true;
  for await (const chunk of createReadStream(path)) {
    const bytes = chunk as Buffer;
    if (first && bytes.toString('latin1', 0, 2) !== 'PK') throw new ListFormatError('the file is no spreadsheet (ODS)');
    first = false;
    unzip.push(bytes);
    yield* ready.splice(0);
  }
  if (first) throw new ListFormatError('the file is empty');
  unzip.push(new Uint8Array(0), true);
  yield* ready.splice(0);
  if (!found) throw new ListFormatError('the spreadsheet has no content.xml');
}

const deepText = (element: Element): string => element.text + element.children.map(deepText).join(' ');

/** The text of a cell; for a date cell its day as `yyyy-mm-dd`. */
const cellText = (cell: Element) => cell.attributes['date-value']?.slice(0, 10) ?? deepText(cell).trim();

/** The cells of a row; a repeated cell is expanded, up to the number of columns in use. */
function cellsOf(row: Element): string[] {
  const cells = row.children.filter(({ name }) => name === 'table-cell' || name === 'covered-table-cell');
  return cells.flatMap((cell) => {
    const times = Math.min(Number(cell.attributes['number-columns-repeated'] ?? 1), 50);
    return Array<string>(times).fill(cellText(cell));
  });
}

async function* sheetRows(path: string): AsyncGenerator<CsvRow> {
  let line = 0;
  for await (const element of readXml(contentXml(path), 'document-content', ['table-row']))
    yield { line: ++line, cells: cellsOf(element) };
}

const body = /\b(stichting|foundation|vereniging|organisatie|beweging|b\.?v\.?)\b/i;
const nothing = /^(n\/?a|-|onbekend|unknown)\b/i;

/** Imports the Dutch national list: the spreadsheet as published, or the same table as CSV. */
export const nlOds: Importer = async function* (path, report) {
  let read: ReturnType<typeof byColumn> | undefined;
  for await (const row of path.toLowerCase().endsWith('.csv') ? readCsv(path) : sheetRows(path)) {
    if (!read) {
      if (row.cells.some((cell) => /^surname$/i.test(cell.trim())))
        read = byColumn(row.cells.map((cell) => cell.replace(/\(.*$/, (rest) => (/^\(s\)/i.test(rest) ? rest : ''))));
      else if (row.line > 10) break;
      continue;
    }
    const column = read;
    const cell = (name: string) => column(row, name).replace(nothing, '').trim();
    const surname = cell('Surname');
    const given = cell('First name(s)');
    if (surname === '' && given === '') {
      if (row.cells.some((text) => text.trim() !== '')) report.bad(`row ${row.line}`, 'has no name');
      continue;
    }
    const born = cell('Date of Birth');
    const person = given !== '' || (born !== '' && !body.test(surname));
    // The list has no ids: name and birth date are what stays the same between editions.
    const entry = createEntryDraft(
      joined(surname, given, born)
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .toLowerCase(),
      person ? 'person' : 'body',
    );
    addName(
      entry,
      person && given ? `${surname}, ${given}` : surname,
      'primary',
      person && given ? { family: surname } : {},
    );
    for (const alias of cell('Alias').split(/[;\n]/)) addName(entry, alias, 'alias');
    entry.births.push(born);
    entry.places.push(column(row, 'Place of Birth'));
    entry.programmes.push('NL-TERRORISM');
    entry.topics.push('sanction');
    entry.remarks.push(cell('Link official notification'));
    const done = finishEntry(entry);
    if (done) yield done;
    else report.bad(`row ${row.line}`, 'has no name');
  }
  if (!read) throw new ListFormatError("no header with 'Surname'");
};
