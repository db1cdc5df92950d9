import type { Usage } from '@dossier/domain/contracts/answers/settings';
import { accept } from '@dossier/domain/result';
import { dateText } from '@dossier/records';
import { sql } from 'kysely';
import { type RowScope, scope } from '../case/scope.ts';
import { type Reader, rowsById } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { startOfDay } from '../runtime/clock.ts';
import { defineView } from './view.ts';

const shownMonths = 6;
const shownPeople = 5;

/** An institution's usage by month, as billing counts it. Months are those of the desk's time zone. */
export const usage = defineView('usage', {
  async run({ records, actor, today }, { month = today.slice(0, 7) }) {
    const { gk_subscriptions: subscriptions, gk_requests_docs: documents } = scope(actor);
    const active = `${subscriptions.filter} && status = "active"`;
    return accept<Usage>({
      months: await usedMonths(records, actor, today),
      activeSubscriptions: await records.count('gk_subscriptions', active, subscriptions.values),
      documents: await records.count('gk_requests_docs', documents.filter, documents.values),
      people: await peopleOf(records, actor, month),
    });
  },
});

/** The current month and the shown months before it, oldest first. */
export function usedMonths(records: Reader, actor: Actor, today: string): Promise<Usage['months']> {
  return Promise.all(monthsUntil(today.slice(0, 7)).map((month) => usedIn(records, actor, month)));
}

async function usedIn(records: Reader, actor: Actor, month: string): Promise<Usage['months'][number]> {
  const { gk_requests: onboardings, gk_requests_docs: documents, gk_subscription_runs: runs } = scope(actor);
  const period = periodOf(month);
  const within = ({ filter }: RowScope, field: string) => `${filter} && ${field} >= {:from} && ${field} < {:to}`;
  const values = (own: RowScope) => ({ ...own.values, ...period });
  return {
    month,
    started: await records.count('gk_requests', within(onboardings, 'requested_at'), values(onboardings)),
    completed: await records.count('gk_requests', within(onboardings, 'completed_at'), values(onboardings)),
    runs: await records.count('gk_subscription_runs', `result != "failed" && ${within(runs, 'created')}`, values(runs)),
    documents: await records.count('gk_requests_docs', within(documents, 'created'), values(documents)),
    keptBytes: await bytesUntil(records, actor, period.to),
  };
}

/** Total size of the files that the institution added before a moment. Unit: bytes. */
async function bytesUntil(records: Reader, actor: Actor, until: string): Promise<number> {
  const { rows } = await sql<{ bytes: number | string | null }>`
    select sum(d.size) as bytes from gk_requests_docs l join kyc_docs d on d.id = l.doc
    where ${scope(actor).gk_requests_docs.sql('l')} and l.created < ${until}`.execute(records.sql);
  return Number(rows[0]?.bytes ?? 0);
}

const startOf = (month: string) => dateText(startOfDay(`${month}-01`));

const periodOf = (month: string) => ({ from: startOf(month), to: startOf(shifted(month, 1)) });

async function peopleOf(records: Reader, actor: Actor, month: string): Promise<Usage['people']> {
  const own = scope(actor).gk_requests;
  const within = 'requested_at >= {:from} && requested_at < {:to}';
  const rows = await records.find('gk_requests', `${own.filter} && ${within}`, { ...own.values, ...periodOf(month) });
  const started = Map.groupBy(rows, (row) => row.created_by);
  const people = await rowsById(records, 'gatekeeper_users', [...started.keys()].filter(Boolean));
  return [...started]
    .map(([id, requests]) => ({ person: people.get(id), started: requests.length }))
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
