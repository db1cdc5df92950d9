import { accept } from '@dossier/domain/result';
import { rowsById } from '../reading/rows.ts';
import type { Usage } from './contracts.ts';
import { noParams } from './parts/params.ts';
import { type DeskReader, defineView } from './view.ts';

const shownMonths = 6;
const shownPeople = 5;

/** Usage by month, as billing will one day count it. A month begins at midnight UTC of its first day. */
export const usage = defineView({
  name: 'usage',
  params: noParams,
  async run({ records, actor, today }) {
    const { org } = actor;
    const months = monthsUntil(today.slice(0, 7));
    return accept<Usage>({
      months: await Promise.all(months.map((month) => usedIn(records, org, month))),
      activeSubscriptions: await records.count('gk_subscriptions', 'org = {:org} && status = "active"', { org }),
      documents: await records.count('gk_requests_docs', 'request.org = {:org}', { org }),
      people: await peopleOf(records, org, today.slice(0, 7)),
    });
  },
});

async function usedIn(records: DeskReader, org: string, month: string): Promise<Usage['months'][number]> {
  const values = { org, from: `${month}-01 00:00:00.000Z`, to: `${shifted(month, 1)}-01 00:00:00.000Z` };
  const within = (field: string) => `${field} >= {:from} && ${field} < {:to}`;
  return {
    month,
    started: await records.count('gk_requests', `org = {:org} && ${within('requested_at')}`, values),
    completed: await records.count('gk_requests', `org = {:org} && ${within('completed_at')}`, values),
    documents: await records.count('gk_requests_docs', `request.org = {:org} && ${within('created')}`, values),
  };
}

async function peopleOf(records: DeskReader, org: string, month: string): Promise<Usage['people']> {
  const from = `${month}-01 00:00:00.000Z`;
  const rows = await records.find('gk_requests', 'org = {:org} && requested_at >= {:from}', { org, from });
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
