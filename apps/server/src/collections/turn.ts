import { dayOf, workingDay } from '@dossier/domain/desk-day';
import { type Turn, type TurnState, turnAfter } from '@dossier/domain/turns';
import { type AnyRecord, dateText, type HookContext } from '@dossier/records';

/** The turn of a new onboarding. */
export function beginTurn(next: AnyRecord, context: HookContext): void {
  setTurn(next, undefined, context.now());
}

/** The only place that writes whose turn it is, for every write of the row. */
export function followTurn(next: AnyRecord, before: AnyRecord, context: HookContext): void {
  setTurn(next, before as unknown as TurnState & Turn, context.now());
}

function setTurn(next: AnyRecord, before: (TurnState & Turn) | undefined, now: Date): void {
  const turn = turnAfter(before, next as unknown as TurnState, workingDay(dayOf(now)));
  if (!turn) return;
  const { step, step_base, step_spent } = turn;
  Object.assign(next, { step, step_base, step_spent, step_since: step === '' ? '' : dateText(now), reminders_sent: 0 });
}
