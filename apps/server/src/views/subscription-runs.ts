import type { SubscriptionRuns } from '@dossier/domain/contracts/answers/monitoring';
import type { ListVersion } from '@dossier/domain/contracts/shared/list-version';
import type { Views } from '@dossier/domain/contracts/views';
import { accept } from '@dossier/domain/result';
import { subscriptionResults } from '@dossier/domain/subscriptions';
import { loadSubscriptionFor } from '../case/subscriptions.ts';
import type { Row } from '../collections/rows.ts';
import { dayOf } from '../runtime/clock.ts';
import { defineView } from './view.ts';

/** Runs of one answer; days of the summary. */
const most = 50;
const dayCount = 30;

type Run = Row<'gk_subscription_runs'>;

/** The runs of a subscription, newest first, and a summary of the last 30 days. Errors: `not-found`. */
export const subscriptionRuns = defineView('subscription-runs', {
  async run({ records, actor, now }, { subscription: id, offset = 0 }) {
    const own = await loadSubscriptionFor(records, actor, id);
    if (!own.ok) return own;
    const filter = 'subscription = {:id}';
    const page = { sort: '-created,-@rowid', limit: most, offset };
    const rows = await records.find('gk_subscription_runs', filter, { id }, page);
    const first = dayOf(new Date(now.getTime() - (dayCount - 1) * 86_400_000));
    const since = `${filter} && created >= {:first}`;
    const recent = await records.find('gk_subscription_runs', since, { id, first: `${first} 00:00:00.000Z` });
    return accept<Views['subscription-runs']['answer']>({
      items: rows.map((row) => ({
        id: row.id,
        at: row.created,
        cause: row.cause,
        result: row.result,
        alerts: row.alerts,
        lists: (row.lists ?? []) as ListVersion[],
        register: row.register,
      })),
      total: await records.count('gk_subscription_runs', filter, { id }),
      days: daysOf(recent, now),
    });
  },
});

function daysOf(runs: readonly Run[], now: Date): SubscriptionRuns['days'] {
  const byDay = Map.groupBy(runs, ({ created }) => created.slice(0, 10));
  return Array.from({ length: dayCount }, (_, at) => {
    const day = dayOf(new Date(now.getTime() - (dayCount - 1 - at) * 86_400_000));
    const own = byDay.get(day) ?? [];
    return { day, runs: own.length, result: mostSevere(own) };
  });
}

/** Results by severity, the most severe first. */
const bySeverity = ['failed', 'possible-hit', 'register-change', 'document-expiry', 'review-due', 'not-completed'];

function mostSevere(runs: readonly Run[]): SubscriptionRuns['days'][number]['result'] {
  const found = [...runs].toSorted((a, b) => rank(a) - rank(b))[0];
  return found?.result ?? '';
}

const rank = ({ result }: Run) =>
  bySeverity.includes(result) ? bySeverity.indexOf(result) : subscriptionResults.length;
