import { isPastDeadline } from '@dossier/domain/dates';
import { isOpen, isReadOnly } from '@dossier/domain/onboarding';
import type { Reader, RequestRow } from '../collections/rows.ts';
import { dayOf } from '../runtime/clock.ts';
import { isOwed, isReminded, policyFor } from './reminders.ts';
import { accountMayView, staffAccount } from './staff-account.ts';

/**
 * What an automatic mail depends on: the step of an onboarding, its deadline, an own link that was not used yet, or what
 * a member of staff may view.
 */
export interface DueWhile {
  /** '' for a mail to staff about no onboarding. */
  readonly request: string;
  readonly kind: 'reminder' | 'warning' | 'owner-warning' | 'person' | 'notification' | 'daily';
  /** Start of the step. */
  readonly since?: string;
  readonly deadline?: string;
  readonly link?: string;
  /** The member of staff who gets it. */
  readonly user?: string;
  /** The note that it is about. */
  readonly note?: string;
  /** What was done and can be undone. `taken-over`: another reviewer has the onboarding. */
  readonly done?: 'assigned' | 'taken-over' | 'archived';
}

/**
 * Is an automatic mail that waited in the outbox still due? Not when its client is done, the turn has passed, the
 * onboarding is over, the institution has stopped it, or its recipient may not view the onboarding any more.
 */
async function isStillDue(records: Reader, due: DueWhile, now: Date): Promise<boolean> {
  if (due.user && !(await mayStillGet(records, due))) return false;
  if (due.kind === 'daily') return true;
  const request = await records.get('gk_requests', due.request);
  if (due.kind === 'notification') {
    const isDeleted = due.note && (await records.get('notes', due.note))?.deleted_at !== '';
    return !isDeleted && !isUndone(due, request);
  }
  if (!request || !isOpen(request.status)) return false;
  const policy = await policyFor(records, request.org);
  const isAhead = request.deadline === due.deadline && !isPastDeadline(request.deadline, dayOf(now));
  if (due.kind === 'owner-warning') return policy.warnsOwner && isAhead;
  if (request.reminders_stopped) return false;
  if (due.kind === 'person') {
    const link = await records.get('helper_links', due.link ?? '');
    return policy.isOn && link !== undefined && (await isOwed(records, link, now));
  }
  if (!isReminded(request.step) || request.step_since !== due.since) return false;
  return due.kind === 'reminder' ? policy.isOn : policy.warnsClient && isAhead;
}

function isUndone({ done, user }: DueWhile, request: RequestRow | undefined): boolean {
  if (done === undefined) return false;
  if (done === 'archived') return request === undefined || !isReadOnly(request.status);
  return (request?.assigned_intern === user) !== (done === 'assigned');
}

/** The parts of the daily mail that this is about. */
interface DailyContent {
  readonly groups: readonly { readonly lines: readonly { readonly id: string }[] }[];
}

/**
 * The content of a mail that waited, as it is due now: a daily mail loses what was read in the meantime, and what its
 * recipient may not view any more. Undefined when the mail is not due.
 */
export async function contentStillDue(
  records: Reader,
  content: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const due = content['dueWhile'] as DueWhile | undefined;
  if (!due) return content;
  if (!(await isStillDue(records, due, now))) return undefined;
  if (due.kind !== 'daily') return content;
  const groups: DailyContent['groups'][number][] = [];
  for (const group of (content as unknown as DailyContent).groups) {
    const lines = [];
    for (const line of group.lines) if (await isUnread(records, line.id, due)) lines.push(line);
    if (lines.length > 0) groups.push({ ...group, lines });
  }
  return groups.length === 0 ? undefined : { ...content, groups };
}

async function isUnread(records: Reader, id: string, { user }: DueWhile): Promise<boolean> {
  const row = await records.get('notifications', id);
  if (row?.read_at !== '') return false;
  return mayStillGet(records, { kind: 'daily', request: row.request, ...(user && { user }) });
}

/** The account is active and views the onboarding. */
async function mayStillGet(records: Reader, { user = '', request: id }: DueWhile): Promise<boolean> {
  const account = await staffAccount(records, user);
  if (!account || id === '') return account !== undefined;
  const request = await records.get('gk_requests', id);
  return request !== undefined && accountMayView(account, request);
}
