import { readDay } from '../normalise/date.ts';
import { addName, createEntryDraft, type EntryDraft, finishEntry, joined } from './entry-draft.ts';
import { euBirth, euCountry } from './eu-xml.ts';
import { type Importer, ListFormatError } from './list.ts';
import { byColumn, readCsv } from './read-csv.ts';

type CellReader = (name: string) => string;

function addRow(entry: EntryDraft, read: CellReader): void {
  const parts = joined(read('NameAlias_FirstName'), read('NameAlias_MiddleName'), read('NameAlias_LastName'));
  addName(entry, read('NameAlias_WholeName') || parts, entry.names.length === 0 ? 'primary' : 'alias', {
    weak: /^false$/i.test(read('NameAlias_Strong')),
    ...(entry.kind === 'person' && read('NameAlias_LastName') ? { family: read('NameAlias_LastName') } : {}),
    ...(read('NameAlias_NameLanguage') ? { language: read('NameAlias_NameLanguage').toLowerCase() } : {}),
  });
  entry.gender ||= read('NameAlias_Gender') || undefined;
  entry.positions.push({ title: read('NameAlias_Function') });
  entry.births.push(
    euBirth({
      birthdate: read('BirthDate_BirthDate'),
      day: read('BirthDate_Day'),
      month: read('BirthDate_Month'),
      year: read('BirthDate_Year'),
      from: read('BirthDate_YearRangeFrom'),
      to: read('BirthDate_YearRangeTo'),
      circa: read('BirthDate_Circa'),
      calendar: read('BirthDate_CalendarType'),
    }),
  );
  entry.places.push(read('BirthDate_Place'));
  entry.countries.push(
    euCountry(read('Citizenship_CountryIso2Code'), read('Citizenship_CountryDescription')),
    euCountry(read('Address_CountryIso2Code'), read('Address_CountryDescription')),
  );
  entry.addresses.push(
    joined(read('Address_Street'), read('Address_ZipCode'), read('Address_City'), read('Address_CountryDescription')),
  );
  entry.identifiers.push({
    kind: read('Identification_TypeCode') || 'other',
    value: read('Identification_Number'),
    country: read('Identification_CountryIso2Code').toLowerCase() || undefined,
  });
  entry.programmes.push(read('Entity_Regulation_Programme'));
  entry.remarks.push(read('Entity_Remark'));
}

/** Two columns name the subject type; published files have contained them swapped. */
function isPerson(read: CellReader): boolean | undefined {
  const said = [read('Entity_SubjectType'), read('Entity_SubjectType_ClassificationCode')].map((word) =>
    word.toLowerCase(),
  );
  if (said.some((word) => word === 'p' || word === 'person')) return true;
  return said.some((word) => word === 'e' || word === 'enterprise') ? false : undefined;
}

/**
 * Imports the EU financial sanctions as CSV 1.1: one row per name, date, address or number, joined
 * by the entity's id.
 */
export const euCsv: Importer = async function* (path, report) {
  const seen = new Map<string, EntryDraft>();
  let read: ReturnType<typeof byColumn> | undefined;
  for await (const row of readCsv(path, ';')) {
    if (!read) {
      if (!row.cells.some((name) => /Entity_LogicalId/i.test(name)))
        throw new ListFormatError('the header has no column Entity_LogicalId');
      read = byColumn(row.cells);
      continue;
    }
    const column = read;
    const cell: CellReader = (name) => column(row, name);
    const id = cell('Entity_EU_ReferenceNumber') || cell('Entity_LogicalId');
    const person = isPerson(cell);
    if (id === '' || person === undefined) {
      report.bad(`line ${row.line}`, id === '' ? 'has no id' : 'does not say whether it is a person');
      continue;
    }
    if (seen.size === 0) report.version(readDay(cell('fileGenerationDate')));
    const entry = seen.get(id) ?? createEntryDraft(id, person ? 'person' : 'body');
    seen.set(id, entry);
    addRow(entry, cell);
  }
  if (!read) throw new ListFormatError('the file is empty');
  for (const entry of seen.values()) {
    entry.topics.push('sanction');
    const done = finishEntry(entry);
    if (done) yield done;
    else report.bad(entry.id, 'has no name');
  }
};
