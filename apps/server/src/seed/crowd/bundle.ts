import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';

export type Cell = SQLOutputValue;
export type Row = Readonly<Record<string, Cell>>;

export interface TableRow {
  readonly table: string;
  readonly row: Row;
}

/** One onboarding of the demo, with all rows that belong to it alone. */
export interface Bundle {
  readonly request: Row;
  readonly orgCode: string;
  readonly rows: readonly TableRow[];
}

/** Tables that say of each row to which onboarding it belongs. */
const ofRequest = [
  'gk_access',
  'gk_requests_docs',
  'kyc_businesses_details',
  'kyc_individuals_details',
  'kyc_businesses_docs',
  'kyc_individuals_docs',
  'statuses',
  'screening_runs',
  'statuses_screening',
  'screening_hits',
  'risk_indicators',
  'identity_verifications',
  'gk_corrections',
  'events',
  'mail_outbox',
] as const;

const anyId = /(?<![a-z0-9])[a-z0-9]{15}(?![a-z0-9])/g;

/** The onboardings of a database, oldest first. */
export function readBundles(database: DatabaseSync): Bundle[] {
  const all = (sql: string, ...values: string[]) => database.prepare(sql).all(...values) as Row[];
  const clients = new Set(all('select id from end_client_users').map(({ id }) => String(id)));
  return all('select * from gk_requests order by created, id').map((request) => {
    const id = String(request['id']);
    const subject = String(request['subject']);
    const rows: TableRow[] = [];
    const add = (table: string, sql: string, ...values: string[]) => {
      for (const row of all(`select * from ${table} where ${sql} order by rowid`, ...values)) rows.push({ table, row });
    };
    add('gk_contacts', 'id = ?', String(request['contact']));
    add('kyc_businesses', 'id = ?', subject);
    add('kyc_individual', 'id = ?', subject);
    add('gk_requests', 'id = ?', id);
    // A draft has no subject yet.
    if (subject !== '') add('vault_members', 'subject = ?', subject);
    for (const table of ofRequest) add(table, 'request = ?', id);
    const found = new Set(rows.flatMap(({ row }) => JSON.stringify(row).match(anyId) ?? []));
    for (const one of found) {
      add('kyc_docs', 'id = ?', one);
      if (clients.has(one)) add('end_client_users', 'id = ?', one);
    }
    const org = all('select code from gk_org where id = ?', String(request['org']))[0];
    return { request, orgCode: String(org?.['code']), rows };
  });
}
