import type { Reminders } from '@dossier/domain/contracts/answers/entity';
import { mayRun } from '@dossier/domain/contracts/permissions';
import { stopReminders } from '@dossier/domain/contracts/workflows/stop-reminders';
import { addDays } from '@dossier/domain/dates';
import { isOpen } from '@dossier/domain/onboarding';
import { type NextReminder, policyOf, type ReminderPolicy, remindersAfter } from '@dossier/domain/reminders';
import { remindedSteps } from '@dossier/domain/turns';
import type { Reader, RequestRow } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { dayOf, momentOf } from '../runtime/clock.ts';
import { newestAccess } from './access.ts';
import { answeringClients } from './answering-clients.ts';
import { isUndeliverable } from './delivery.ts';
import { openCorrections } from './give-identification.ts';
import { type HelperLink, linksOf, loadLink } from './helper-links.ts';
import { correctionsOfPerson } from './person-corrections.ts';
import { draftOf } from './versions.ts';

type RemindedStep = (typeof remindedSteps)[number];

export const isReminded = (step: string): step is RemindedStep => (remindedSteps as readonly string[]).includes(step);

/** The policy of an onboarding's institution. */
export async function policyFor(records: Reader, org: string): Promise<ReminderPolicy> {
  return policyOf((await records.get('gk_org', org))?.reminder_policy);
}

type Why = Reminders['why'];

/** The reminders that the client of an onboarding gets if nothing happens, or why there are none. */
export interface ReminderPlan {
  readonly next: readonly NextReminder[];
  readonly why: Why;
}

const none = (why: Why): ReminderPlan => ({ next: [], why });

/** Undefined while it is not the client's turn: then no reminder is missing. */
export async function clientPlan(
  records: Reader,
  request: RequestRow,
  policy: ReminderPolicy,
): Promise<ReminderPlan | undefined> {
  if (request.step === 'access') return none('declined');
  if (!isReminded(request.step)) return undefined;
  // Corrections that only persons with own links were asked for are theirs.
  if (request.step === 'corrections' && (await correctionsOfPerson(records, request, '')).length === 0)
    return undefined;
  if (request.reminders_stopped) return none('stopped');
  if (!policy.isOn) return none('off');
  if (request.reminders_sent >= policy.days.length) return none('done');
  if (!(await isAnyoneReachable(records, request))) return none('undeliverable');
  const state = {
    sent: request.reminders_sent,
    quietSince: dayOf(momentOf(await lastProgress(records, request))),
    lastSentOn: remindedInStep(request),
  };
  return { next: remindersAfter(state, policy.days), why: '' };
}

/** A reminder of an earlier step does not delay those of this one. */
function remindedInStep({ reminded_at, step_since }: RequestRow): string {
  return reminded_at !== '' && reminded_at >= step_since ? dayOf(momentOf(reminded_at)) : '';
}

async function isAnyoneReachable(records: Reader, request: RequestRow): Promise<boolean> {
  for (const id of await answeringClients(records, request)) {
    const user = await records.get('end_client_users', id);
    if (user && !(await isUndeliverable(records, user.email))) return true;
  }
  return false;
}

/** When the client did something last, or the step began. */
async function lastProgress(records: Reader, request: RequestRow): Promise<string> {
  const { id, step_since } = request;
  const newest = { sort: '-created,-@rowid', limit: 1 };
  const company = await records.find('kyc_businesses_docs', 'request = {:id}', { id }, newest);
  const persons = await records.find('kyc_individuals_docs', 'request = {:id}', { id }, newest);
  const draft = await draftOf(records, request);
  const access = await newestAccess(records, id);
  const moments = [
    step_since,
    draft?.updated ?? '',
    access?.decided_at ?? '',
    ...[...company, ...persons].map(({ created }) => created),
  ];
  return moments.toSorted().at(-1) ?? step_since;
}

/** The reminders of a person who has an own link and still has to identify; none for every other link. */
export async function personPlan(
  records: Reader,
  link: HelperLink,
  request: RequestRow,
  policy: ReminderPolicy,
  now: Date,
): Promise<readonly NextReminder[]> {
  if (!policy.isOn || request.reminders_stopped || !(await isOwed(records, link, now))) return [];
  if (await isUndeliverable(records, link.email)) return [];
  const asked = link.asked_at || link.sent_at;
  if (asked === '') return [];
  const quietSince = link.opened_at > asked ? link.opened_at : asked;
  const lastSentOn = link.reminders_sent > 0 ? dayOf(momentOf(link.sent_at)) : '';
  return remindersAfter(
    { sent: link.reminders_sent, quietSince: dayOf(momentOf(quietSince)), lastSentOn },
    policy.days,
  );
}

/** Returns whether an identification by this link is still missing. One that expired is sent again by the reminder. */
export async function isOwed(records: Reader, link: HelperLink, now: Date): Promise<boolean> {
  if (link.scope !== 'person') return false;
  const loaded = await loadLink(records, link, now);
  if (!loaded.ok || (loaded.value.closed !== '' && loaded.value.closed !== 'expired')) return false;
  return link.state !== 'given' || (await openCorrections(records, loaded.value)).length > 0;
}

/** Returns the day from which the client and the institution are warned of a deadline; '' without a warning. */
export function warningDay({ deadline }: Pick<RequestRow, 'deadline'>, { warnDays }: ReminderPolicy): string {
  return deadline === '' || warnDays === 0 ? '' : addDays(deadline, -warnDays);
}

/** What staff see of the automatic mails of an onboarding; null once none can follow. */
export async function remindersOf(
  records: Reader,
  request: RequestRow,
  actor: Actor,
  now: Date,
): Promise<Reminders | null> {
  if (!isOpen(request.status)) return null;
  const policy = await policyFor(records, request.org);
  const plan = await clientPlan(records, request, policy);
  const today = dayOf(now);
  const day = (on: string) => (on < today ? today : on);
  const persons: NextReminder[] = [];
  for (const link of await linksOf(records, request))
    persons.push(...(await personPlan(records, link, request, policy, now)));
  const warning = warningDay(request, policy);
  const isWarned = warning > today && (policy.warnsOwner || (policy.warnsClient && plan !== undefined));
  return {
    upcoming: [
      ...(plan?.next ?? []).map((next) => ({ kind: 'client' as const, ...next, on: day(next.on) })),
      ...persons.map((next) => ({ kind: 'person' as const, ...next, on: day(next.on) })),
      ...(isWarned ? [{ kind: 'warning' as const, on: warning, number: 0, of: 0 }] : []),
    ].toSorted((a, b) => a.on.localeCompare(b.on)),
    why: plan?.why ?? '',
    isStopped: request.reminders_stopped,
    sent: request.reminders_sent,
    mayStop: mayRun(stopReminders, actor.role),
  };
}
