import { addDays } from '@dossier/domain/dates';
import { momentAt, workingDay } from '@dossier/domain/desk-day';
import { deadlineNearDays, lateNoticeDays } from '@dossier/domain/limits';
import { openFilter } from '@dossier/domain/onboarding';
import { policyOf, type ReminderPolicy, remindFromHour } from '@dossier/domain/reminders';
import { type DueTargets, dueStepsOf, targetsOf } from '@dossier/domain/turns';
import { isUndeliverable } from '../case/delivery.ts';
import { isReminded } from '../case/reminders.ts';
import type { DeskRecordsStore, RequestRow, Row } from '../collections/rows.ts';
import { accountsOf, type Recipients } from '../reactions/create-notifications.ts';
import { mailClient } from '../reactions/follow-ups/mail-to.ts';
import type { ReactionContext } from '../reactions/follow-ups/reaction.ts';
import type { Notice } from '../reactions/notice.ts';
import { notify, wasNotified } from '../reactions/notify.ts';
import { dayOf } from '../runtime/clock.ts';
import { dueOf } from '../views/parts/due.ts';
import { isTimeToMail, type ReminderParts } from './remind-clients.ts';

const openOf = `org = {:org} && ${openFilter()}`;
const isBetween = `${openOf} && deadline >= {:first} && deadline <= {:last}`;
const isInStep = 'org = {:org} && step = {:step} && step_base >= {:first} && step_base <= {:last}';

/**
 * Warns of deadlines and due times that are near or have passed: the client as the institution has set, staff as they
 * have chosen. Idempotent: one per onboarding, date and recipient. Staff see it at the beginning of the day; mails wait
 * for the morning.
 */
export async function warnOfDeadlines(parts: ReminderParts, isStopping: () => boolean = () => false): Promise<void> {
  const desk = await parts.store.reader.first('desk', '');
  for (const org of await parts.store.reader.find('gk_org', '', {})) {
    if (isStopping()) return;
    await warnClients(parts, org, isStopping);
    await notifyOfDeadlines(parts, org, isStopping);
    await notifyOfDueTimes(parts, org, { side: 'institution', stored: org.due_targets }, isStopping);
    await notifyOfDueTimes(parts, org, { side: 'desk', stored: desk?.due_targets ?? null }, isStopping);
  }
}

async function warnClients(parts: ReminderParts, org: Row<'gk_org'>, isStopping: () => boolean): Promise<void> {
  const { store, now } = parts;
  const policy = policyOf(org.reminder_policy);
  if (policy.warnDays === 0 || !policy.warnsClient || !isTimeToMail(now())) return;
  const first = dayOf(now());
  const last = addDays(first, policy.warnDays);
  for (const { id } of await store.reader.find('gk_requests', isBetween, { org: org.id, first, last })) {
    if (isStopping()) return;
    await inTransaction(parts, id, async (context, request) => {
      if (request.deadline <= last) await warnClient(context, request);
    });
  }
}

function inTransaction(
  { store, origins }: ReminderParts,
  id: string,
  run: (context: ReactionContext, request: RequestRow) => Promise<void>,
): Promise<void> {
  return store.transaction(
    async (records) => {
      const request = await records.get('gk_requests', id);
      if (request) await run({ records, origins }, request);
    },
    { operation: 'remind-of-deadlines' },
  );
}

/** The client while it is their turn. */
async function warnClient(context: ReactionContext, request: RequestRow): Promise<void> {
  const { id, deadline, step, step_since, reminders_stopped } = request;
  if (!isReminded(step) || reminders_stopped || !(await mayReceive(context.records, request))) return;
  await mailClient(context, request, {
    key: `deadline-near:${id}:${deadline}`,
    kind: 'deadline-near',
    data: { deadline, isClient: true },
    facts: { request: id, deadline },
    dueWhile: { kind: 'warning', request: id, since: step_since, deadline },
  });
}

async function mayReceive(records: DeskRecordsStore, { client_user }: RequestRow): Promise<boolean> {
  const user = client_user === '' ? undefined : await records.get('end_client_users', client_user);
  return user === undefined || !(await isUndeliverable(records, user.email));
}

/** The reviewer is warned seven days before, the institution as it has set. */
async function notifyOfDeadlines(parts: ReminderParts, org: Row<'gk_org'>, isStopping: () => boolean): Promise<void> {
  const { store, now } = parts;
  const today = dayOf(now());
  const policy = policyOf(org.reminder_policy);
  const last = addDays(today, Math.max(policy.warnDays, deadlineNearDays));
  const values = { org: org.id, first: addDays(today, -lateNoticeDays), last };
  for (const { id } of await store.reader.find('gk_requests', isBetween, values)) {
    if (isStopping()) return;
    await report(parts, id, (request) => deadlineNotices(request, policy, today));
  }
}

interface Reported {
  readonly recipients: Recipients;
  readonly kind: Notice['kind'];
  /** ISO date. */
  readonly day: string;
}

function deadlineNotices({ deadline }: RequestRow, policy: ReminderPolicy, today: string): Reported[] {
  if (deadline === '') return [];
  if (deadline < today) return [{ recipients: 'all', kind: 'deadline-passed', day: deadline }];
  const isNear = (days: number) => days > 0 && deadline <= addDays(today, days);
  const near = { kind: 'deadline-near', day: deadline } as const;
  return [
    ...(isNear(deadlineNearDays) ? [{ ...near, recipients: 'assigned' as const }] : []),
    ...(policy.warnsOwner && isNear(policy.warnDays) ? [{ ...near, recipients: 'gatekeeper' as const }] : []),
  ];
}

interface Targets {
  readonly side: 'desk' | 'institution';
  readonly stored: Partial<DueTargets> | null;
}

async function notifyOfDueTimes(
  parts: ReminderParts,
  { id: org }: Row<'gk_org'>,
  { side, stored }: Targets,
  isStopping: () => boolean,
): Promise<void> {
  const today = dayOf(parts.now());
  const targets = targetsOf(stored);
  const own = dueStepsOf(side).map((step) => [step, targets[step]] as const);
  for (const [step, days] of own.filter(([, target]) => target > 0)) {
    const last = workingDay(today) - days + 1;
    const values = { org, step, first: last - 1 - lateNoticeDays, last };
    for (const { id } of await parts.store.reader.find('gk_requests', isInStep, values)) {
      if (isStopping()) return;
      await report(parts, id, (request) => {
        const due = dueOf(own, request, today);
        if (!due || due.step !== step || due.left > 1) return [];
        const recipients = side === 'desk' ? 'assigned' : 'gatekeeper';
        return [{ recipients, kind: due.left < 0 ? 'due-passed' : 'due-near', day: due.on }];
      });
    }
  }
}

/** Most were reported in an earlier run: a transaction only for those that were not. */
async function report(
  parts: ReminderParts,
  id: string,
  noticesOf: (request: RequestRow) => readonly Reported[],
): Promise<void> {
  const { reader } = parts.store;
  const seen = await reader.get('gk_requests', id);
  if (!seen || !(await isMissing(parts, seen, noticesOf(seen)))) return;
  await inTransaction(parts, id, async (context, request) => {
    for (const reported of noticesOf(request)) {
      for (const account of await accountsOf(context.records, request, reported.recipients))
        await notify(context, account, noticeOf(parts, request, reported));
    }
  });
}

async function isMissing(
  { store }: ReminderParts,
  request: RequestRow,
  notices: readonly Reported[],
): Promise<boolean> {
  for (const reported of notices) {
    for (const account of await accountsOf(store.reader, request, reported.recipients))
      if (!(await wasNotified(store.reader, account, keyOf(request, reported)))) return true;
  }
  return false;
}

const keyOf = ({ id }: RequestRow, { kind, day }: Reported): string => `${kind}:${id}:${day}`;

const noticeOf = ({ now }: ReminderParts, request: RequestRow, reported: Reported): Notice => ({
  kind: reported.kind,
  key: keyOf(request, reported),
  request,
  facts: { deadline: reported.day },
  isRepeated: true,
  notBefore: momentAt(dayOf(now()), remindFromHour),
});
