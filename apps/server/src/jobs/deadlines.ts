import { addDays } from '@dossier/domain/dates';
import { openFilter } from '@dossier/domain/onboarding';
import { policyOf, type ReminderPolicy } from '@dossier/domain/reminders';
import { isUndeliverable } from '../case/delivery.ts';
import { isReminded } from '../case/reminders.ts';
import type { DeskRecordsStore, RequestRow } from '../collections/rows.ts';
import { mailClient, mailGatekeeper } from '../reactions/follow-ups/mail-to.ts';
import type { ReactionContext } from '../reactions/follow-ups/reaction.ts';
import { dayOf } from '../runtime/clock.ts';
import { isTimeToMail, type ReminderParts } from './remind-clients.ts';

const isNear = `org = {:org} && ${openFilter()} && deadline >= {:today} && deadline <= {:last}`;

/** Warns of near deadlines as each institution has set. Idempotent: one per onboarding, deadline and recipient. */
export async function warnOfDeadlines(parts: ReminderParts, isStopping: () => boolean = () => false): Promise<void> {
  const { store, origins, now } = parts;
  if (!isTimeToMail(now())) return;
  const today = dayOf(now());
  for (const { id: org, reminder_policy } of await store.reader.find('gk_org', '', {})) {
    const policy = policyOf(reminder_policy);
    if (policy.warnDays === 0) continue;
    const last = addDays(today, policy.warnDays);
    for (const { id } of await store.reader.find('gk_requests', isNear, { org, today, last })) {
      if (isStopping()) return;
      await store.transaction(
        async (records) => {
          const request = await records.get('gk_requests', id);
          if (request && request.deadline <= last) await warn({ records, origins }, request, policy);
        },
        { operation: 'remind-of-deadlines' },
      );
    }
  }
}

/** The client while it is their turn, and the institution's owner of the onboarding. */
async function warn(context: ReactionContext, request: RequestRow, policy: ReminderPolicy): Promise<void> {
  const { id, deadline, step, step_since, reminders_stopped } = request;
  const key = `deadline-near:${id}:${deadline}`;
  const facts = { request: id, deadline };
  const isClients = isReminded(step) && !reminders_stopped && (await mayReceive(context.records, request));
  if (policy.warnsClient && isClients)
    await mailClient(context, request, {
      key,
      kind: 'deadline-near',
      data: { deadline, isClient: true },
      facts,
      dueWhile: { kind: 'warning', request: id, since: step_since, deadline },
    });
  if (policy.warnsOwner)
    await mailGatekeeper(context, request, {
      key,
      kind: 'deadline-near',
      data: { deadline, isClient: false },
      facts,
      dueWhile: { kind: 'owner-warning', request: id, deadline },
    });
}

async function mayReceive(records: DeskRecordsStore, { client_user }: RequestRow): Promise<boolean> {
  const user = client_user === '' ? undefined : await records.get('end_client_users', client_user);
  return user === undefined || !(await isUndeliverable(records, user.email));
}
