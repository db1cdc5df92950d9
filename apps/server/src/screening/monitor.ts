import type { ListVersion } from '@dossier/domain/contracts/shared/list-version';
import { alertDueDays } from '@dossier/domain/limits';
import { isCompleted } from '@dossier/domain/onboarding';
import { type AlertKind, alertKinds } from '@dossier/domain/screening';
import { nextRunDay } from '@dossier/domain/subscription-schedule';
import type { SubscriptionCadence, SubscriptionCause, SubscriptionResult } from '@dossier/domain/subscriptions';
import { dateText, type Store } from '@dossier/records';
import { updateDerivedChecks } from '../case/derive-checks.ts';
import { frozenForStaff } from '../case/own-identification.ts';
import { completedOnboarding } from '../case/subscriptions.ts';
import { updateTrueMatchIndicator } from '../case/true-matches.ts';
import type { Version } from '../case/versions.ts';
import type { DeskSchema } from '../collections/index.ts';
import type { DeskRecordsStore, RequestRow, Row } from '../collections/rows.ts';
import { dayOf } from '../runtime/clock.ts';
import { loadScreenedTargets, type ScreenedTarget } from './facts-of-targets.ts';
import { checkNonLists, type NonListFindings } from './non-list-monitoring.ts';
import type { Found, Screened, ScreeningError, ScreeningProvider } from './provider.ts';
import { newsToSave } from './retention.ts';
import { saveScreening } from './save-screening.ts';

export interface MonitorParts {
  readonly store: Store<DeskSchema>;
  readonly provider: ScreeningProvider;
  readonly now: () => Date;
}

type Subscription = Row<'gk_subscriptions'>;
type Answered = Extract<Screened, { ok: true }>;

/** A changed list, or the subscription's own schedule or a request. */
type Cause = 'list' | 'time';

/** A monitored subject with the completed onboarding that its monitoring is based on. */
interface Monitored {
  readonly subscription: Subscription;
  /** Undefined: it has no completed onboarding now, so there is no institution to notify. */
  readonly request: RequestRow | undefined;
  readonly version?: Version;
  readonly screenedTargets: readonly ScreenedTarget[];
}

export type Rescreened =
  /** `isUnscreened`: no list is active, so only the register, the documents and the schedule were checked. */
  | { readonly ok: true; readonly alerts: number; readonly isUnscreened?: boolean }
  | { readonly ok: false; readonly error: ScreeningError };

/** Stores the progress in the transaction of a batch; false when another process has claimed the work. */
export type Checkpoint = (records: DeskRecordsStore, alerts: number) => Promise<boolean>;

/**
 * Screens monitored subjects against the active lists and stores what is new: unchanged pairs of name and entry are
 * not reported again. Without any list names are not screened, but everything else of the level is checked. Each
 * batch is stored in one transaction, with `checkpoint`.
 */
export async function rescreen(
  parts: MonitorParts,
  { subscriptions, cause }: { readonly subscriptions: readonly Subscription[]; readonly cause: Cause },
  checkpoint: Checkpoint,
): Promise<Rescreened> {
  const monitored: Monitored[] = [];
  for (const subscription of subscriptions) monitored.push(await monitoredOf(parts, subscription));
  const answer = await parts.provider.screen(
    monitored.flatMap(({ screenedTargets }) => screenedTargets.map(({ facts }) => facts)),
  );
  if (!answer.ok && answer.error !== 'no-list') return answer;
  const alerts = await parts.store.transaction(
    async (records) => {
      let opened = 0;
      let at = 0;
      for (const one of monitored) {
        const screened = answer.ok
          ? { answer, found: answer.found.slice(at, at + one.screenedTargets.length) }
          : undefined;
        at += one.screenedTargets.length;
        opened += await saveOne(parts, records, one, { screened, cause });
      }
      // Another process claimed the job: this run writes nothing.
      if (!(await checkpoint(records, opened))) throw new TakenOver();
      return opened;
    },
    { operation: 'monitor-subjects' },
  );
  return { ok: true, alerts, isUnscreened: !answer.ok };
}

/** Another process has claimed the job. */
export class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

async function monitoredOf({ store }: MonitorParts, subscription: Subscription): Promise<Monitored> {
  const request = await completedOnboarding(store.reader, subscription);
  const version = request && (await frozenForStaff(store.reader, request));
  if (!request || !version) return { subscription, request: undefined, screenedTargets: [] };
  return { subscription, request, version, screenedTargets: await loadScreenedTargets(store.reader, request, version) };
}

interface Answer {
  readonly answer: Answered;
  readonly found: readonly (readonly Found[])[];
}

async function saveOne(
  parts: MonitorParts,
  records: DeskRecordsStore,
  monitored: Monitored,
  { screened, cause }: { readonly screened: Answer | undefined; readonly cause: Cause },
): Promise<number> {
  const subscription = await records.get('gk_subscriptions', monitored.subscription.id);
  if (subscription?.status !== 'active') return 0;
  const run = { lists: screened?.answer.lists ?? [], cause: causeOf(parts, subscription, cause) };
  // Reopened during the screening: the institution is not notified until it is completed again.
  const request = monitored.request && (await records.get('gk_requests', monitored.request.id));
  if (!(request && isCompleted(request.status)) || !monitored.version) {
    await recordRun(parts, records, subscription, { ...run, result: 'not-completed', alerts: 0 });
    return 0;
  }
  const hits = screened && (await newsOf(records, request, monitored, screened));
  const { version } = monitored;
  const others = await checkNonLists({ records, now: parts.now(), subscription, request, version, cause: run.cause });
  const news: NewAlert[] = [...(hits ? [alertOfHits(hits)] : []), ...others.news];
  for (const one of news) await openAlert(parts, records, { subscription, request, one });
  // What was not checked is never reported as unchanged.
  const result = !screened && news.length === 0 ? 'failed' : resultOf(news);
  await recordRun(parts, records, subscription, { ...run, ...others, result, alerts: news.length });
  return news.length;
}

const resultOfKind = { 'screening-hit': 'possible-hit' } as Partial<Record<AlertKind, SubscriptionResult>>;

/** The most severe finding. */
function resultOf(news: readonly NewAlert[]): SubscriptionResult {
  const kind = alertKinds.find((one) => news.some((alert) => alert.kind === one));
  return kind ? (resultOfKind[kind] ?? (kind as SubscriptionResult)) : 'nothing-new';
}

/** Requested by a person, unless the schedule is also due. */
function causeOf({ now }: MonitorParts, subscription: Subscription, cause: Cause): SubscriptionCause {
  if (cause === 'list') return cause;
  return subscription.planned_run > dateText(now()) ? 'asked' : 'time';
}

interface News {
  readonly hits: readonly string[];
  readonly names: readonly string[];
  readonly lists: readonly string[];
}

/** Stores a new result for each name with changes; the others remain unchanged. */
async function newsOf(
  records: DeskRecordsStore,
  request: RequestRow,
  { screenedTargets }: Monitored,
  { answer, found }: Answer,
): Promise<News | undefined> {
  const hits: string[] = [];
  const names = new Set<string>();
  const lists = new Set<string>();
  for (const [i, one] of screenedTargets.entries()) {
    const all = await newsToSave(
      records,
      { request: request.id, screenedTarget: one, bringsWeak: false },
      found[i] ?? [],
    );
    if (!all) continue;
    const saved = await saveScreening(records, { request, screenedTarget: one, isMonitored: true }, answer, all);
    for (const [at, { id, isNews }] of saved.entries()) {
      if (!isNews) continue;
      hits.push(id);
      names.add(one.name);
      lists.add(all[at]?.list ?? '');
    }
  }
  if (hits.length > 0) {
    await updateTrueMatchIndicator(records, request);
    await updateDerivedChecks(records, request, null);
  }
  return hits.length > 0 ? { hits, names: [...names], lists: [...lists] } : undefined;
}

/** Subject of an alert. */
interface NewAlert {
  readonly kind: AlertKind;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly hits?: readonly string[];
}

const alertOfHits = ({ hits, names, lists }: News): NewAlert => ({
  kind: 'screening-hit',
  facts: { count: hits.length, names: names.join(', '), lists: lists.join(', ') },
  hits,
});

interface AlertOf {
  readonly subscription: Subscription;
  readonly request: RequestRow;
  readonly one: NewAlert;
}

async function openAlert({ now }: MonitorParts, records: DeskRecordsStore, { subscription, request, one }: AlertOf) {
  const due = new Date(now().getTime() + alertDueDays * 86_400_000);
  await records.create('alerts', {
    subscription: subscription.id,
    kind: one.kind,
    request: request.id,
    facts: { ...one.facts },
    hits: [...(one.hits ?? [])],
    due: dateText(due),
    state: 'open',
  });
}

interface FinishedRun extends Pick<NonListFindings, 'register' | 'state'> {
  readonly cause: SubscriptionCause;
  readonly result: SubscriptionResult;
  readonly lists: readonly ListVersion[];
  readonly alerts: number;
}

async function recordRun(
  { now }: MonitorParts,
  records: DeskRecordsStore,
  subscription: Subscription,
  { cause, result, lists, alerts, register, state = {} }: FinishedRun,
) {
  await records.create('gk_subscription_runs', {
    subscription: subscription.id,
    cause,
    result,
    alerts,
    lists: [...lists],
    ...(register ? { register } : {}),
  });
  await records.update('gk_subscriptions', subscription.id, {
    ...state,
    last_result: result,
    last_run_at: records.now,
    lists: [...lists],
    runs: (subscription.runs || 0) + 1,
    ...nextOf(subscription, cause, now()),
  });
}

/** A changed list or a manual run does not delay the subscription's own schedule. */
function nextOf({ cadence, planned_run }: Subscription, cause: SubscriptionCause, now: Date): Partial<Subscription> {
  if (cause === 'list') return {};
  if (cause === 'asked') return { next_run: planned_run, planned_run: '' };
  return { next_run: dateText(nextRun(cadence, now)), planned_run: '' };
}

/** Next run of a subscription after a run at this time: early in the morning, outside office hours. */
export function nextRun(cadence: SubscriptionCadence, from: Date): Date {
  return morningOf(nextRunDay(cadence, dayOf(from)));
}

/** @param day ISO date. */
export const morningOf = (day: string): Date => new Date(`${day}T06:00:00Z`);
