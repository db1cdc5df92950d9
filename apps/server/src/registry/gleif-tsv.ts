import { pipeline } from 'node:stream';
import { parse } from 'csv-parse';
import type { MaybeRecord } from './gleif-json.ts';
import type { GleifRecord } from './gleif-record.ts';
import { NotARegister } from './not-a-register.ts';

/** Column names of each value: the short name of flattened files, and the golden copy's name. */
const columns: Readonly<Record<Exclude<keyof GleifRecord, 'otherNames'>, readonly [string, string]>> = {
  lei: ['lei', 'LEI'],
  legalName: ['legal_name', 'Entity.LegalName'],
  addressLine: ['legal_address', 'Entity.LegalAddress.FirstAddressLine'],
  postalCode: ['legal_postal_code', 'Entity.LegalAddress.PostalCode'],
  city: ['legal_city', 'Entity.LegalAddress.City'],
  country: ['legal_country', 'Entity.LegalAddress.Country'],
  authority: ['registration_authority_id', 'Entity.RegistrationAuthority.RegistrationAuthorityID'],
  registrationNumber: ['registration_number', 'Entity.RegistrationAuthority.RegistrationAuthorityEntityID'],
  category: ['category', 'Entity.EntityCategory'],
  elf: ['elf_code', 'Entity.LegalForm.EntityLegalFormCode'],
  otherForm: ['legal_form_other', 'Entity.LegalForm.OtherLegalForm'],
  status: ['entity_status', 'Entity.EntityStatus'],
  createdAt: ['creation_date', 'Entity.EntityCreationDate'],
};

const otherNameColumn = /^Entity\.(?:TransliteratedOtherEntityNames|OtherEntityNames)\.\w+\.\d+$/;

/**
 * Streams the records of a tab-separated or comma-separated file; columns are found by name, not by position.
 * @throws when the header has no column for the LEI or the name
 */
export async function* readGleifTable(chunks: AsyncIterable<string>): AsyncGenerator<MaybeRecord> {
  let pick: ((fields: readonly string[]) => MaybeRecord) | undefined;
  for await (const fields of rowsOf(chunks)) {
    if (pick) yield fields && pick(fields);
    else pick = pickerFor(fields ?? []);
  }
}

function pickerFor(header: readonly string[]): (fields: readonly string[]) => MaybeRecord {
  const columnOf = (names: readonly string[]) => header.findIndex((name) => names.includes(name));
  const positions = Object.entries(columns).map(([key, names]) => [key, columnOf(names)] as const);
  const missing = ['lei', 'legalName'].filter((key) => positions.find(([name]) => name === key)?.[1] === -1);
  if (missing.length > 0)
    throw new NotARegister(`Not a GLEIF table: the first line has no column for ${missing.join(' and ')}.`);
  const joinedNames = columnOf(['other_names']);
  const namePositions = header.flatMap((name, index) => (otherNameColumn.test(name) ? [index] : []));
  return (fields) => {
    if (fields.length !== header.length) return undefined;
    const values = Object.fromEntries(positions.map(([key, index]) => [key, fields[index] ?? '']));
    const joined = (fields[joinedNames] ?? '').split(' ;; ').map((entry) => entry.split('|')[0] ?? '');
    return {
      ...values,
      otherNames: [...joined, ...namePositions.map((index) => fields[index] ?? '')],
    } as unknown as GleifRecord;
  };
}

/**
 * Streams the rows of a table. The first line decides between tabs and commas; only a table with commas has quotes.
 * Undefined: the file ends inside quotes.
 */
async function* rowsOf(chunks: AsyncIterable<string>): AsyncGenerator<string[] | undefined> {
  const { firstLine, text } = await peekFirstLine(chunks);
  const isTabbed = firstLine.includes('\t');
  let isCut = false;
  const parser = parse({
    delimiter: isTabbed ? '\t' : ',',
    quote: isTabbed ? null : '"',
    bom: true,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // An error would discard the rows that are parsed but not yet read.
    skip_records_with_error: true,
    on_skip: () => {
      isCut = true;
      return undefined;
    },
  });
  // Iterating the parser reports the errors of both streams; `compose` would take three times as long.
  pipeline(text, parser, () => {});
  for await (const row of parser as AsyncIterable<string[]>) yield row;
  if (isCut) yield undefined;
}

/** The first line, and the whole text again. */
async function peekFirstLine(chunks: AsyncIterable<string>) {
  const source = chunks[Symbol.asyncIterator]();
  let start = '';
  while (!start.includes('\n')) {
    const { value, done } = await source.next();
    if (done) break;
    start += value;
  }
  async function* text(): AsyncGenerator<string> {
    yield start;
    yield* { [Symbol.asyncIterator]: () => source };
  }
  return { firstLine: start.split('\n', 1)[0] ?? '', text: text() };
}
