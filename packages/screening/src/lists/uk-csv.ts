import { readDay } from '../normalise/date.ts';
import { addName, createEntryDraft, type EntryDraft, finishEntry, joined } from './entry-draft.ts';
import { type Importer, type ImportReport, ListFormatError } from './list.ts';
import { byColumn, type Columns, type CsvRow, readCsv } from './read-csv.ts';
import { addUkName, splitValues, ukKinds } from './uk-names.ts';

type CellReader = (name: string) => string;

const identifierColumns: readonly (readonly [column: string, kind: string])[] = [
  ['Passport number', 'passport'],
  ['National Identifier number', 'national'],
  ['National Identification Number', 'national'],
  ['Business registration number (s)', 'registration'],
  ['IMO number', 'imo'],
];

const addressColumns = [1, 2, 3, 4, 5, 6].flatMap((n) => [`Address Line ${n}`, `Address ${n}`]);

function addRow(entry: EntryDraft, read: CellReader): void {
  const parts = [1, 2, 3, 4, 5, 6].map((n) => read(`Name ${n}`));
  addUkName(entry, parts, read('Name type') || read('Alias Type'), read('Alias strength') || read('Alias Quality'));
  addName(entry, read('Name non-latin script'), 'alias');
  entry.births.push(...splitValues(read('D.O.B') || read('DOB')));
  entry.countries.push(
    ...splitValues(read('Nationality(/ies)') || read('Nationality')),
    read('Address Country') || read('Country'),
    read('Current believed flag of ship'),
  );
  for (const [column, kind] of identifierColumns)
    entry.identifiers.push(...splitValues(read(column)).map((value) => ({ kind, value })));
  entry.addresses.push(joined(...addressColumns.map(read), read('Address Postal Code'), read('Address Country')));
  entry.places.push(joined(read('Town of birth'), read('Country of birth')));
  entry.positions.push(...splitValues(read('Position')).map((title) => ({ title })));
  entry.programmes.push(read('Regime Name') || read('Regime'));
  entry.gender ||= read('Gender') || undefined;
  entry.remarks.push(read('Other Information'));
  entry.listedOn ??= readDay(read('Date Designated') || read('Listed On')) || undefined;
}

/** The id column of the current list, or of the closed OFSI list. */
function idColumn(row: CsvRow): string | undefined {
  const names = row.cells.map((name) => name.trim().toLowerCase());
  if (!names.includes('name 6')) return undefined;
  return ['Unique ID', 'Group ID'].find((name) => names.includes(name.toLowerCase()));
}

async function* rowsByColumn(
  path: string,
  report: ImportReport,
): AsyncGenerator<{ row: CsvRow; read: Columns; id: string }> {
  let read: Columns | undefined;
  let column: string | undefined;
  let before = 0;
  for await (const row of readCsv(path)) {
    if (read && column) {
      yield { row, read, id: column };
      continue;
    }
    column = idColumn(row);
    if (column) read = byColumn(row.cells);
    else if (before++ > 1) break;
    else
      report.version(
        readDay(
          row.cells
            .join(' ')
            .replace(/^.*?(\d)/, '$1')
            .replace(/-/g, ' '),
        ) || readDay(row.cells[1] ?? ''),
      );
  }
  if (!read) throw new ListFormatError('no header with Name 6 and Unique ID (or Group ID)');
}

/**
 * Imports the UK sanctions list as CSV, and the closed OFSI list in its old layout: one row per
 * name, address and date, joined by id.
 */
export const ukCsv: Importer = async function* (path, report) {
  const seen = new Map<string, EntryDraft>();
  for await (const { row, read: column, id: idName } of rowsByColumn(path, report)) {
    const read: CellReader = (name) => column(row, name);
    const id = read(idName);
    const kind = ukKinds[(read('Designation Type') || read('Group Type')).toLowerCase()];
    if (id === '' || !kind) {
      report.bad(`line ${row.line}`, id === '' ? 'has no id' : 'has no known designation type');
      continue;
    }
    const entry = seen.get(id) ?? createEntryDraft(id, kind);
    seen.set(id, entry);
    addRow(entry, read);
  }
  for (const entry of seen.values()) {
    entry.topics.push('sanction');
    const done = finishEntry(entry);
    if (done) yield done;
    else report.bad(entry.id, 'has no name');
  }
};
