import { addDays } from './dates.ts';
import { deadlineNearDays } from './limits.ts';

/** Automatic mails of an institution to its clients. Source: docs/decisions/0211. */
export interface ReminderPolicy {
  readonly isOn: boolean;
  /** Reminders are sent after these days without progress; ascending. Unit: calendar days. */
  readonly days: readonly number[];
  /** Warnings are sent this many days before a deadline; 0: none. Unit: calendar days. */
  readonly warnDays: number;
  readonly warnsClient: boolean;
  readonly warnsOwner: boolean;
}

/** Used while nothing was set. Source: issue 12, section 3. */
export const defaultPolicy: ReminderPolicy = {
  isOn: true,
  days: [3, 7, 14],
  warnDays: deadlineNearDays,
  warnsClient: true,
  warnsOwner: true,
};

/** Reminders of one step. */
export const maxReminders = 5;
/** Latest reminder, and earliest warning. Unit: calendar days. */
export const maxReminderDays = 90;
/** Reminders and warnings are sent from this hour on, so that no mail is sent at night. Unit: hour at the desk. */
export const remindFromHour = 8;

export const policyOf = (stored: Partial<ReminderPolicy> | null | undefined): ReminderPolicy => ({
  ...defaultPolicy,
  ...stored,
});

/** How far the reminders of one step, or of one person, are. */
export interface ReminderState {
  /** Reminders that were sent, by hand or by the policy. */
  readonly sent: number;
  /** Day of the last progress: the step began, the client saved or gave something. ISO date. */
  readonly quietSince: string;
  /** Day of the last reminder; '' before the first. */
  readonly lastSentOn: string;
}

export interface NextReminder {
  /** From 1. */
  readonly number: number;
  readonly of: number;
  /** ISO date. */
  readonly on: string;
}

/**
 * The reminders that follow if nothing happens, the next one first. Each is due its number of days after the last
 * progress, and never sooner after the one before it than the policy has between them: after a pause of the server they
 * do not arrive together.
 */
export function remindersAfter(
  { sent, quietSince, lastSentOn }: ReminderState,
  days: readonly number[],
): NextReminder[] {
  const next: NextReminder[] = [];
  let last = lastSentOn;
  for (let at = sent; at < days.length; at += 1) {
    const own = days[at] ?? 0;
    const byProgress = addDays(quietSince, own);
    const gap = own - (days[at - 1] ?? 0);
    const byLast = last === '' ? '' : addDays(last, Math.max(1, gap));
    const on = byLast > byProgress ? byLast : byProgress;
    next.push({ number: at + 1, of: days.length, on });
    last = on;
  }
  return next;
}
