import { DatabaseSync } from 'node:sqlite';
import type { WatchedCompany } from './people.ts';

/** The account that uploads the lists, created by `fillWatched`. */
export const lead = { collection: 'internal_users', id: 'lead00000000001' } as const;

const at = '2026-10-01 10:00:00.000Z';
const stamps = { created: at, updated: at };
const idOf = (kind: string, number: number) => `${kind}${String(number).padStart(15 - kind.length, '0')}`;

/**
 * Inserts companies with a completed onboarding and a subscription directly into the database of a stopped desk, because
 * ten thousand would take an hour through the workflows.
 */
export function fillWatched(path: string, companies: readonly WatchedCompany[]): void {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA synchronous = OFF; BEGIN');
  const add = (table: string, row: Readonly<Record<string, string | number>>) => {
    const names = Object.keys(row);
    const marks = names.map(() => '?').join(', ');
    database.prepare(`insert into "${table}" (${names.join(', ')}) values (${marks})`).run(...Object.values(row));
  };
  const org = idOf('org', 1);
  const account = { password: '-', active: 1, ...stamps };
  const staff = { ...account, first_name: 'Gate', last_name: 'Keeper', tokenKey: 'k'.repeat(50) };
  add('gk_org', { id: org, code: 'B00001', name: 'Institution', ...stamps });
  add('internal_users', { ...staff, id: lead.id, email: 'lead@desk.example', role: 'lead', tokenKey: 'l'.repeat(50) });
  const keeper = idOf('keeper', 1);
  add('gatekeeper_users', { ...staff, id: keeper, email: 'keeper@example.eu', role: 'admin', org });
  for (const [i, company] of companies.entries()) {
    for (const [table, row] of rowsOf(company, i, { org, recipients: JSON.stringify([keeper]) })) add(table, row);
  }
  // Marks all search indexes as stale, because these writes bypass the store.
  database.exec(`update "_words" set "version" = ''`);
  database.exec('COMMIT');
  database.exec('ANALYZE');
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

type Rows = readonly (readonly [table: string, row: Readonly<Record<string, string | number>>])[];

function rowsOf(
  { name, parent, people }: WatchedCompany,
  number: number,
  { org, recipients }: { readonly org: string; readonly recipients: string },
): Rows {
  const [business, request, version] = [idOf('company', number), idOf('request', number), idOf('version', number)];
  const registration = { country: 'NL', registration_number: String(90_000_000 + number) };
  const client = { client_name: name, client_number: registration.registration_number, client_country: 'NL' };
  const ids = people.map((_, nth) => idOf('person', number * 2 + nth));
  const owner = { id: idOf('parent', number), kind: 'company', name: parent, country: 'NL' };
  const persons = people.map(({ first, last, born }, nth) => ({
    id: ids[nth],
    firstName: first,
    lastName: last,
    birthDate: born,
    nationality: 'NL',
  }));
  return [
    ['kyc_businesses', { id: business, authority: 'RA000463', name, ...registration, ...stamps }],
    [
      'gk_requests',
      {
        id: request,
        number: `KV-2026-${String(number).padStart(7, '0')}`,
        org,
        type: 'business',
        status: 'completed',
        business,
        subject: business,
        version,
        ...client,
        completed_at: at,
        ...stamps,
      },
    ],
    [
      'kyc_businesses_details',
      {
        id: version,
        business,
        request,
        number: 1,
        state: 'submitted',
        ownership: JSON.stringify({ nodes: [owner] }),
        people: JSON.stringify({ people: persons }),
        submitted_at: at,
        ...stamps,
      },
    ],
    [
      'gk_subscriptions',
      {
        id: idOf('watch', number),
        org,
        business,
        subject: business,
        level: 'screening',
        cadence: 'yearly',
        recipients,
        status: 'active',
        next_run: '2099-01-01 06:00:00.000Z',
        ...stamps,
      },
    ],
  ];
}
