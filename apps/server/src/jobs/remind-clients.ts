import { isPastDeadline } from '@dossier/domain/dates';
import { hourOf } from '@dossier/domain/desk-day';
import { helperMailsPerAddress } from '@dossier/domain/limits';
import { openFilter } from '@dossier/domain/onboarding';
import { type NextReminder, policyOf, type ReminderPolicy, remindFromHour } from '@dossier/domain/reminders';
import { remindedSteps } from '@dossier/domain/turns';
import { dateText, type Store } from '@dossier/records';
import { clientPlan, isReminded, personPlan } from '../case/reminders.ts';
import type { DeskSchema } from '../collections/index.ts';
import type { DeskRecordsStore, Reader, RequestRow, Row } from '../collections/rows.ts';
import { mailLink } from '../mail/send-helper-link.ts';
import { mailClient } from '../reactions/follow-ups/mail-to.ts';
import { dayOf } from '../runtime/clock.ts';
import type { Origins } from '../runtime/config.ts';

export interface ReminderParts {
  readonly store: Store<DeskSchema>;
  readonly origins: Origins;
  readonly now: () => Date;
}

const dayMs = 86_400_000;
/** Rows that are read at once. */
const batchSize = 200;

/** Reminders are not sent at night. */
export const isTimeToMail = (now: Date): boolean => hourOf(now) >= remindFromHour;

/**
 * Sends what the policies of the institutions have due. Each reminder is one transaction that reads the onboarding again,
 * counts it and puts the mail into the outbox, so that a second process, a kill or a clock that was set back sends none
 * twice.
 */
export async function remindClients(parts: ReminderParts, isStopping: () => boolean = () => false): Promise<void> {
  if (!isTimeToMail(parts.now())) return;
  for (const org of await parts.store.reader.find('gk_org', '', {})) {
    const policy = policyOf(org.reminder_policy);
    if (policy.isOn) await remindOfOrg(parts, org, policy, isStopping);
  }
}

const isWaiting = remindedSteps.map((step) => `step = "${step}"`).join(' || ');

async function remindOfOrg(
  parts: ReminderParts,
  { id: org }: Row<'gk_org'>,
  policy: ReminderPolicy,
  isStopping: () => boolean,
): Promise<void> {
  const { store, now } = parts;
  // A day more than the policy says, because days at the desk do not begin at the hour of the step.
  const since = dateText(new Date(now().getTime() - ((policy.days[0] ?? 1) - 1) * dayMs));
  const due = `org = {:org} && (${isWaiting}) && step_since <= {:since} && reminders_sent < {:most} && reminders_stopped = false`;
  const clients = await idsOf((page) =>
    store.reader.find('gk_requests', due, { org, since, most: policy.days.length }, page),
  );
  for (const id of clients) {
    if (isStopping()) return;
    // Most have made progress or have no address: a transaction only for those that are due.
    if (await dueOfClient(store.reader, id, now())) await write(parts, (records) => remindClient(parts, records, id));
  }
  const owed = `scope = "person" && state != "ended" && state != "declined" && request.org = {:org} && ${openFilter('request.status')} && asked_at <= {:since} && reminders_sent < {:most}`;
  const links = await idsOf((page) =>
    store.reader.find('helper_links', owed, { org, since, most: policy.days.length }, page),
  );
  for (const id of links) {
    if (isStopping()) return;
    if (await dueOfPerson(store.reader, id, now())) await write(parts, (records) => remindPerson(parts, records, id));
  }
}

interface Page {
  readonly sort: string;
  readonly limit: number;
  readonly offset: number;
}

/** Reads all ids before the first write, which changes what is due. */
async function idsOf(read: (page: Page) => Promise<readonly { readonly id: string }[]>): Promise<string[]> {
  const ids: string[] = [];
  for (let offset = 0; ; offset += batchSize) {
    const rows = await read({ sort: 'id', limit: batchSize, offset });
    ids.push(...rows.map(({ id }) => id));
    if (rows.length < batchSize) return ids;
  }
}

const write = ({ store }: ReminderParts, run: (records: DeskRecordsStore) => Promise<void>): Promise<void> =>
  store.transaction(run, { operation: 'remind-by-policy' });

const isDue = (next: NextReminder | undefined, now: Date): next is NextReminder =>
  next !== undefined && next.on <= dayOf(now);

interface DueReminder {
  readonly request: RequestRow;
  readonly next: NextReminder;
}

/** The reminder of a client that is due now. */
async function dueOfClient(records: Reader, id: string, now: Date): Promise<DueReminder | undefined> {
  const request = await records.get('gk_requests', id);
  if (!request) return undefined;
  const plan = await clientPlan(records, request, await currentPolicy(records, request));
  const next = plan?.next[0];
  return isDue(next, now) ? { request, next } : undefined;
}

async function remindClient({ origins, now }: ReminderParts, records: DeskRecordsStore, id: string): Promise<void> {
  const due = await dueOfClient(records, id, now());
  if (!due) return;
  const { next, request } = due;
  const { step, step_since, deadline } = request;
  if (!isReminded(step)) return;
  const since = step_since.replaceAll(/[^0-9]/g, '');
  await mailClient({ records, origins }, request, {
    key: `reminder:${id}:${step}:${since}:${next.number}`,
    kind: 'reminder',
    data: { step, deadline, isLate: isPastDeadline(deadline, dayOf(now())) },
    facts: { request: id, number: `${next.number}`, of: `${next.of}` },
    dueWhile: { kind: 'reminder', request: id, since: step_since },
  });
  await records.update('gk_requests', id, { reminders_sent: next.number, reminded_at: records.now });
}

/** The same of a person with an own link. */
async function dueOfPerson(records: Reader, id: string, now: Date) {
  const link = await records.get('helper_links', id);
  const request = link && (await records.get('gk_requests', link.request));
  if (!request) return undefined;
  const [next] = await personPlan(records, link, request, await currentPolicy(records, request), now);
  if (!isDue(next, now) || (await hasManyMails(records, link.email, now))) return undefined;
  return { link, request, next };
}

async function remindPerson({ origins, now }: ReminderParts, records: DeskRecordsStore, id: string): Promise<void> {
  const due = await dueOfPerson(records, id, now());
  if (!due) return;
  const { link, request, next } = due;
  const isCorrection = link.state === 'given';
  await mailLink({ records, origins, now: now() }, request, link, { isCorrection, reminder: next });
}

/** The policy may have changed since the candidates were read. */
async function currentPolicy(records: Reader, { org }: RequestRow): Promise<ReminderPolicy> {
  return policyOf((await records.need('gk_org', org)).reminder_policy);
}

async function hasManyMails(records: Reader, to: string, now: Date): Promise<boolean> {
  const since = dateText(new Date(now.getTime() - dayMs));
  const filter = 'to = {:to} && created > {:since} && (kind = "own-link" || kind = "delegation")';
  return (await records.count('mail_outbox', filter, { to, since })) >= helperMailsPerAddress;
}
