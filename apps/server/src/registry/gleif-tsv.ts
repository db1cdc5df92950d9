import type { MaybeRecord } from './gleif-json.ts';
import type { GleifRecord } from './gleif-record.ts';

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
    if (pick) yield pick(fields);
    else pick = pickerFor(fields);
  }
}

function pickerFor(header: readonly string[]): (fields: readonly string[]) => MaybeRecord {
  const place = (names: readonly string[]) => header.findIndex((name) => names.includes(name));
  const places = Object.entries(columns).map(([key, names]) => [key, place(names)] as const);
  const missing = ['lei', 'legalName'].filter((key) => places.find(([name]) => name === key)?.[1] === -1);
  if (missing.length > 0)
    throw new Error(`Not a GLEIF table: the first line has no column for ${missing.join(' and ')}.`);
  const joinedNames = place(['other_names']);
  const namePlaces = header.flatMap((name, index) => (otherNameColumn.test(name) ? [index] : []));
  return (fields) => {
    if (fields.length !== header.length) return undefined;
    const values = Object.fromEntries(places.map(([key, index]) => [key, fields[index] ?? '']));
    const joined = (fields[joinedNames] ?? '').split(' ;; ').map((entry) => entry.split('|')[0] ?? '');
    return {
      ...values,
      otherNames: [...joined, ...namePlaces.map((index) => fields[index] ?? '')],
    } as unknown as GleifRecord;
  };
}

/**
 * Streams the rows of a table as fields. The first line decides between tabs and commas; only comma-separated files
 * have quotes.
 */
async function* rowsOf(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  let separator: string | undefined;
  let pending = '';
  for await (const line of linesOf(chunks)) {
    separator ??= line.includes('\t') ? '\t' : ',';
    if (separator === '\t') {
      if (line !== '') yield line.split('\t');
      continue;
    }
    pending = pending === '' ? line : `${pending}\n${line}`;
    if (hasOpenQuote(pending)) continue;
    if (pending !== '') yield splitQuoted(pending);
    pending = '';
  }
  if (pending !== '') yield splitQuoted(pending);
}

async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  if (rest !== '') yield rest.replace(/\r$/, '');
}

const hasOpenQuote = (text: string) => (text.split('"').length - 1) % 2 === 1;

/** Splits `a,"b, ""c""",d` into three fields. */
function splitQuoted(line: string): string[] {
  const fields = line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? [];
  // The pattern also matches the empty string after the last field, unless the line ends in a comma.
  const whole = line.endsWith(',') ? fields : fields.slice(0, -1);
  return whole.map((field) =>
    field
      .replace(/,$/, '')
      .replace(/^"([\s\S]*)"$/, '$1')
      .replaceAll('""', '"'),
  );
}
