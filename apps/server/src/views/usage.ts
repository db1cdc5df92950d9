import type { Usage } from '@dossier/domain/contracts/answers/settings';
import { accept } from '@dossier/domain/result';
import { sql } from 'kysely';
import { type Reader, rowsById } from '../collections/rows.ts';
import { defineView } from './view.ts';

const shownMonths = 6;
const shownPeople = 5;

/** Usage by month, as billing will one day count it. A month begins at midnight UTC of its first day. */
export const usage = defineView('usage', {
  async run({ records, actor, today }, { month = today.slice(0, 7) }) {
    const { org } = actor;
    return accept<Usage>({
      months: await usedMonths(records, org, today),
      activeSubscriptions: await records.count('gk_subscriptions', 'org = {:org} && status = "active"', { org }),
      documents: await records.count('gk_requests_docs', 'request.org = {:org}', { org }),
      people: await peopleOf(records, org, month),
    });
  },
});

/** The running month and those before it that are shown, oldest first. */
export function usedMonths(records: Reader, org: string, today: string): Promise<Usage['months']> {
  return Promise.all(monthsUntil(today.slice(0, 7)).map((month) => usedIn(records, org, month)));
}

async function usedIn(records: Reader, org: string, month: string): Promise<Usage['months'][number]> {
  const values = { org, from: `${month}-01 00:00:00.000Z`, to: `${shifted(month, 1)}-01 00:00:00.000Z` };
  const within = (field: string) => `${field} >= {:from} && ${field} < {:to}`;
  return {
    month,
    started: await records.count('gk_requests', `org = {:org} && ${within('requested_at')}`, values),
    completed: await records.count('gk_requests', `org = {:org} && ${within('completed_at')}`, values),
    runs: await records.count(
      'gk_subscription_runs',
      `subscription.org = {:org} && result != "failed" && ${within('created')}`,
      values,
    ),
    documents: await records.count('gk_requests_docs', `request.org = {:org} && ${within('created')}`, values),
    keptBytes: await bytesUntil(records, org, values.to),
  };
}

/** What the files weigh that the institution added before a moment. */
async function bytesUntil(records: Reader, org: string, until: string): Promise<number> {
  const { rows } = await sql<{ bytes: number | string | null }>`
    select sum(d.size) as bytes from gk_requests_docs l
    join gk_requests r on r.id = l.request join kyc_docs d on d.id = l.doc
    where r.org = ${org} and l.created < ${until}`.execute(records.sql);
  return Number(rows[0]?.bytes ?? 0);
}

async function peopleOf(records: Reader, org: string, month: string): Promise<Usage['people']> {
  const values = { org, from: `${month}-01 00:00:00.000Z`, to: `${shifted(month, 1)}-01 00:00:00.000Z` };
  const within = 'requested_at >= {:from} && requested_at < {:to}';
  const rows = await records.find('gk_requests', `org = {:org} && ${within}`, values);
  const started = Map.groupBy(rows, (row) => row.created_by);
  const people = await rowsById(records, 'gatekeeper_users', [...started.keys()].filter(Boolean));
  return [...started]
    .map(([id, own]) => ({ person: people.get(id), started: own.length }))
    .flatMap(({ person, started: count }) =>
      person ? [{ name: `${person.first_name} ${person.last_name}`.trim(), started: count }] : [],
    )
    .sort((a, b) => b.started - a.started || a.name.localeCompare(b.name))
    .slice(0, shownPeople);
}

function monthsUntil(month: string): string[] {
  return Array.from({ length: shownMonths }, (_, index) => shifted(month, index - shownMonths + 1));
}

/** `2026-11` and 2 is `2027-01`. */
function shifted(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
