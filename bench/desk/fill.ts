import { hash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

/** Accounts of each kind. */
const staffCount = 20;

const numbered = (prefix: string): string[] =>
  Array.from({ length: staffCount }, (_, at) => prefix + String(at + 1).padStart(15 - prefix.length, '0'));

/** The accounts that send the requests, created by `fillDesk`. */
export const staff = {
  intern: { collection: 'internal_users', ids: numbered('intern') },
  gatekeeper: { collection: 'gatekeeper_users', ids: numbered('gatekeeper') },
} as const;

/** Shares of the statuses after years of use, in thousandths. */
const shares = { draft: 8, requested: 6, submitted: 4, waiting: 6, completed: 756, archived: 220 } as const;

const orgCount = 500;

/** `case …` that gives each status its share of the numbers 0 to 999. */
function statusOf(number: string): string {
  let from = 0;
  const cases = Object.entries(shares).map(([status, share]) => {
    from += share;
    return `when ${number} < ${from} then '${status}'`;
  });
  return `case ${cases.join(' ')} end`;
}

/** SQL for a deterministic pseudo-random number, from 0 up to `below`. */
const scattered = (salt: number, below: number, i = 'i'): string =>
  `((((${i} + ${salt}) * 2654435761) & 4294967295) >> 7) * 48271 % 2147483647 % ${below}`;

const dayAgo = (days: string): string => `strftime('%Y-%m-%d 10:00:00.000Z', 'now', '-' || (${days}) || ' days')`;

const series = (count: number): string =>
  `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`;

const words = ['Rivier', 'Haven', 'Linde', 'Noord', 'Ster', 'Brug', 'Molen', 'Duin', 'Veld', 'Kade'];
const kinds = ['Vastgoed', 'Handel', 'Beheer', 'Advies', 'Transport', 'Techniek', 'Zorg'];
const pick = (list: readonly string[], number: string): string =>
  `case ${number} ${list.map((word, at) => `when ${at} then '${word}'`).join(' ')} end`;

/**
 * Inserts organisations, interns, subjects and onboardings directly into the database of a stopped desk, because a
 * million would take a day through the workflows. The rows of the demo remain.
 */
export function fillDesk(path: string, onboardings: number): void {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; PRAGMA temp_store = MEMORY; BEGIN');
  database.function('sha256', (text) => hash('sha256', String(text)));
  const now = dayAgo('0');

  database.exec(`insert into gk_org (id, code, name, created, updated) ${series(orgCount)}
    select printf('org%012d', i), printf('I%05d', i), 'Institution ' || i, ${now}, ${now} from n`);
  database.exec(`insert into internal_users (id, email, password, tokenKey, active, role, first_name, last_name, created, updated)
    ${series(staffCount)} select printf('intern%09d', i), 'intern' || i || '@desk.example', '-', printf('key%047d', i), 1,
    'reviewer', 'Intern', 'Number ' || i, ${now}, ${now} from n`);
  database.exec(`insert into gatekeeper_users (id, email, password, tokenKey, active, role, first_name, last_name, org, created, updated)
    ${series(staffCount)} select printf('gatekeeper%05d', i), 'gatekeeper' || i || '@example.eu', '-', printf('keeper%044d', i), 1,
    'admin', 'Gate', 'Keeper', 'org000000000001', ${now}, ${now} from n`);
  database.exec(`insert into kyc_businesses (id, country, authority, registration_number, name, created, updated)
    ${series(Math.ceil(onboardings / 2))} select printf('company%08d', i), 'NL', 'RA000463', printf('9%07d', i),
    ${nameOf('i')}, ${now}, ${now} from n`);
  database.exec(onboardingSql(onboardings));
  database.exec(eventSql(Math.ceil(onboardings / 5)));
  // Marks all search indexes as stale, because these writes bypass the store.
  database.exec(`update "_words" set "version" = ''`);
  database.exec('COMMIT');
  database.exec('ANALYZE');
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

/** A company's name by its number. */
const nameOf = (i: string): string =>
  `${pick(words, scattered(3, words.length, i))} || ' ' || ${pick(kinds, scattered(5, kinds.length, i))} || ' ' || ${i} || ' B.V.'`;

function onboardingSql(count: number): string {
  return `insert into gk_requests (id, number, org, type, status, reference, business, subject, client_name, client_number,
      client_country, deadline, assigned_intern, requested_at, submitted_at, completed_at, created, updated,
      step, step_since, step_base)
    ${series(count)}, m as (select i, ${scattered(1, 1000)} as share, ${scattered(11, 1500)} as days, i / 2 + 1 as company from n),
    s as (select *, ${statusOf('share')} as status from m)
    select printf('request%08d', i), printf('KV-2020-%07d', i), printf('org%012d', ${scattered(7, orgCount)} + 1), 'business', status,
      'Ref ' || i, printf('company%08d', company), printf('company%08d', company),
      ${nameOf('company')}, printf('9%07d', company), 'NL',
      strftime('%Y-%m-%d', 'now', (40 - days) || ' days'),
      case when status in ('draft', 'requested') or (status = 'submitted' and i % 3 = 0) then ''
        else printf('intern%09d', ${scattered(9, staffCount)} + 1) end,
      ${dayAgo('days')}, case when status in ('draft', 'requested') then '' else ${dayAgo('days')} end,
      case when status in ('completed', 'archived') then ${dayAgo('days')} else '' end, ${dayAgo('days')}, ${dayAgo('days')},
      ${stepOf}, case when status in ('completed', 'archived') then '' else ${dayAgo('days')} end, ${workingDayAgo} from s`;
}

/** The columns of `turn.ts`, which rows that bypass the store lack. */
const stepOf = `case status when 'draft' then 'send' when 'requested' then 'form' when 'waiting' then 'corrections'
  when 'submitted' then case when i % 3 = 0 then 'take' else 'review' end else '' end`;
/** Unit: working days since a Monday, 1970-01-05, nearly. */
const workingDayAgo = `cast((julianday('now') - days - 2440591.5) * 5 / 7 as integer)`;

/** Recent activity: a status change for every fifth onboarding, the only entry of its history. */
function eventSql(count: number): string {
  return `insert into events (id, action, kind, audience, request, subject, org, portal, changes, number, created, updated, hash)
    ${series(count)}, e as (select printf('event%010d', i) as id, printf('request%08d', i * 5) as request,
      subject, org, updated as at from n join gk_requests r on r.id = printf('request%08d', i * 5))
    select id, 'complete', 'status', 'all', request, subject, org, 'intern', '${statusChange}', 1, at, ${dayAgo('0')},
      sha256(${contentOf}) from e;
    update gk_requests set history_entries = 1, history_hash = (select hash from events where request = gk_requests.id)
      where id in (select request from events where id like 'event0%')`;
}

const statusChange = '[{"after":"completed","before":"submitted","field":"status"}]';
/** What the hash of such an event covers, see docs/security.md. */
const contentOf = `'{"action":"complete","actor":"","actor_name":"","audience":"all","changes":${statusChange},"created":"' || at
  || '","facts":null,"id":"' || id || '","kind":"status","number":1,"org":"' || org || '","portal":"intern","request":"'
  || request || '","section":""}'`;
