import type { Bundle, Row } from './bundle.ts';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
}

export interface Company {
  readonly name: string;
  readonly country: string;
}

export const lastWord = (name: string) => name.split(' ').at(-1) ?? name;

/** The word by which people call a company, which also names its files and website; '' if it has none. */
export const distinctWord = (name: string): string => {
  const word = name.replace(/^(Stichting|Vereniging|Van) /, '').split(' ')[0] ?? '';
  return word.length > 4 ? word : '';
};

/** Everyone and everything with a name in the answers. Someone whom a list names keeps the name: the hit is about it. */
export function findNames({ rows }: Bundle) {
  const people = new Map<string, Person>();
  const companies = new Map<string, Company>();
  const numbers = new Set<string>();
  const emails = new Set<string>();
  const phones = new Set<string>();
  const listed = new Set(
    rows
      .filter(({ table }) => table === 'screening_hits')
      .map(({ row }) => String(JSON.parse(String(row['query'])).name)),
  );
  const note = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const inner of value) note(inner);
      return;
    }
    const entry = value as Record<string, unknown>;
    const textOf = (...keys: string[]) =>
      String(keys.map((key) => entry[key]).find((one) => typeof one === 'string') ?? '');
    const [firstName, lastName] = [textOf('firstName', 'first_name'), textOf('lastName', 'last_name')];
    const country = textOf('nationality', 'country', 'phoneCountry');
    const full = `${firstName} ${lastName}`;
    if (firstName && lastName && !listed.has(full) && (country || !people.has(full)))
      people.set(full, { firstName, lastName, country });
    const name = textOf('name');
    if (name && 'registrationNumber' in entry) companies.set(name, { name, country: country || 'NL' });
    for (const key of [
      'registrationNumber',
      'registration_number',
      'identityNumber',
      'document_number',
      'documentNumber',
    ])
      if (typeof entry[key] === 'string' && /\d.*\d/.test(entry[key])) numbers.add(entry[key]);
    if (textOf('email')) emails.add(textOf('email'));
    if (textOf('phone')) phones.add(textOf('phone'));
    for (const inner of Object.values(entry)) note(inner);
  };
  for (const { table, row } of rows) if (namedTables.has(table)) note(decoded(row));
  return {
    people: [...people.values()],
    companies: [...companies.values()],
    numbers: [...numbers],
    emails: [...emails],
    phones: [...phones],
  };
}

const namedTables: ReadonlySet<string> = new Set([
  'gk_requests',
  'gk_contacts',
  'kyc_businesses',
  'kyc_individual',
  'kyc_businesses_details',
  'kyc_individuals_details',
  'end_client_users',
]);

/** A row whose stored JSON is read. */
function decoded(row: Row): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, cell]) => [
      column,
      typeof cell === 'string' && /^[[{]/.test(cell) ? JSON.parse(cell) : cell,
    ]),
  );
}

/** Ids of the rows, and of the people, companies and shares within the answers. */
export function idsOf({ rows }: Bundle): string[] {
  const found = new Set(rows.map(({ row }) => String(row['id'])));
  for (const { table, row } of rows)
    if (table.endsWith('_details'))
      for (const [, id = ''] of JSON.stringify(decoded(row)).matchAll(/"id":"([a-z0-9]{15})"/g)) found.add(id);
  return [...found];
}
