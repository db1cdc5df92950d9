import type { SubjectKind } from '../model/subject.ts';
import { addName, createEntryDraft, finishEntry } from './entry-draft.ts';
import { type Importer, ListFormatError } from './list.ts';
import { byColumn, readCsv } from './read-csv.ts';

/** Schemas that can be a customer or a counterparty, with their subject kind. */
export const schemaKinds: Readonly<Record<string, SubjectKind>> = {
  Person: 'person',
  Company: 'body',
  Organization: 'body',
  PublicBody: 'body',
  LegalEntity: 'other',
  Vessel: 'vessel',
  Airplane: 'aircraft',
};

const ignored = new Set(['CryptoWallet', 'Security']);

/** Splits values at semicolons; a value that contains one is quoted. */
export function semicolons(text: string): string[] {
  const values = text.match(/"(?:[^"]|"")*"|[^;]+/g) ?? [];
  return values
    .map((value) => (value.startsWith('"') ? value.slice(1, -1).replace(/""/g, '"') : value).trim())
    .filter((value) => value !== '');
}

/** Imports OpenSanctions' `targets.simple.csv` of any year; columns are found by name. */
export const openSanctionsCsv: Importer = async function* (path, report) {
  let column: ReturnType<typeof byColumn> | undefined;
  let newest = '';
  for await (const row of readCsv(path)) {
    if (!column) {
      if (!['id', 'schema', 'name'].every((name) => row.cells.includes(name)))
        throw new ListFormatError('the header lacks id, schema or name');
      column = byColumn(row.cells);
      continue;
    }
    const read = column;
    const cell = (name: string) => read(row, name);
    const schema = cell('schema');
    if (ignored.has(schema)) continue;
    const kind = schemaKinds[schema];
    const entry = createEntryDraft(cell('id'), kind ?? 'other');
    addName(entry, cell('name'), 'primary');
    for (const alias of semicolons(cell('aliases'))) addName(entry, alias, 'alias');
    entry.births.push(...semicolons(cell('birth_date')));
    entry.countries.push(...semicolons(cell('countries')));
    entry.addresses.push(...semicolons(cell('addresses')));
    entry.identifiers.push(...semicolons(cell('identifiers')).map((value) => ({ kind: 'other', value })));
    entry.programmes.push(...semicolons(cell('program_ids')), ...semicolons(cell('dataset')));
    entry.listedOn = cell('first_seen').slice(0, 10) || undefined;
    if (cell('last_seen') > newest) newest = cell('last_seen');
    const done = kind ? finishEntry(entry) : undefined;
    if (done) yield done;
    else report.bad(`line ${row.line}`, kind ? 'has no id or no name' : `unknown schema '${schema}'`);
  }
  if (!column) throw new ListFormatError('the file is empty');
  report.version(newest.slice(0, 10));
};
