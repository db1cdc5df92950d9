import { readDay } from '../normalise/date.ts';
import { euBirth, euCountry } from './eu-xml.ts';
import { addName, finish, type Gathered, gather, joined } from './gather.ts';
import { type Importer, NotThisFormat } from './list.ts';
import { byColumn, readCsv } from './read-csv.ts';

type Read = (name: string) => string;

function addRow(entry: Gathered, read: Read): void {
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
function isPerson(read: Read): boolean | undefined {
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
export const euCsv: Importer = async function* (path, news) {
  const seen = new Map<string, Gathered>();
  let read: ReturnType<typeof byColumn> | undefined;
  for await (const row of readCsv(path, ';')) {
    if (!read) {
      if (!row.cells.some((name) => /Entity_LogicalId/i.test(name)))
        throw new NotThisFormat('the header has no column Entity_LogicalId');
      read = byColumn(row.cells);
      continue;
    }
    const column = read;
    const cell: Read = (name) => column(row, name);
    const id = cell('Entity_EU_ReferenceNumber') || cell('Entity_LogicalId');
    const person = isPerson(cell);
    if (id === '' || person === undefined) {
      news.bad(`line ${row.line}`, id === '' ? 'has no id' : 'does not say whether it is a person');
      continue;
    }
    if (seen.size === 0) news.version(readDay(cell('fileGenerationDate')));
    const entry = seen.get(id) ?? gather(id, person ? 'person' : 'body');
    seen.set(id, entry);
    addRow(entry, cell);
  }
  if (!read) throw new NotThisFormat('the file is empty');
  for (const entry of seen.values()) {
    entry.topics.push('sanction');
    const done = finish(entry);
    if (done) yield done;
    else news.bad(entry.id, 'has no name');
  }
};
