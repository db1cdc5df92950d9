import type { Due } from '@dossier/domain/contracts/answers/onboardings';
import { dayOfNumber, workingDay } from '@dossier/domain/desk-day';
import type { DueFilter } from '@dossier/domain/onboarding-filters';
import { type DueStep, type DueTargets, dueStepsOf, targetsOf } from '@dossier/domain/turns';
import { type SqlBool, sql } from 'kysely';
import { hasRight } from '../../case/portal-rights.ts';
import { scope } from '../../case/scope.ts';
import type { Reader, RequestRow } from '../../collections/rows.ts';
import type { Actor } from '../../runtime/actor.ts';
import type { CountCondition } from './count-onboardings.ts';

/** The steps of the viewer's side that have a target, with their working days. */
export type OwnTargets = readonly (readonly [DueStep, number])[];

/** Each side sees its own due times only. */
export async function ownTargets(records: Reader, actor: Actor): Promise<OwnTargets> {
  if (hasRight(actor, 'see-desk-work')) return targets('desk', (await records.first('desk', ''))?.due_targets);
  const { org } = scope(actor);
  return org === undefined ? [] : targets('institution', (await records.get('gk_org', org))?.due_targets);
}

function targets(side: 'desk' | 'institution', stored: Partial<DueTargets> | null | undefined): OwnTargets {
  const all = targetsOf(stored);
  return dueStepsOf(side)
    .map((step) => [step, all[step]] as const)
    .filter(([, days]) => days > 0);
}

/** When the step of an onboarding is due; null while it is not this side's turn. The same sum as `dueNumber`. */
export function dueOf(
  own: OwnTargets,
  { step, step_base }: Pick<RequestRow, 'step' | 'step_base'>,
  today: string,
): Due | null {
  const target = own.find(([name]) => name === step);
  if (!target) return null;
  const number = step_base + target[1];
  const on = dayOfNumber(number);
  const left = number - workingDay(today);
  // On a Saturday, what is due on Monday is not due today.
  return { step: target[0], on, left: left === 0 && on > today ? 1 : left };
}

/** Number of the working day on which a row is due, for sorting; null without a target. */
export function dueNumber(own: OwnTargets) {
  if (own.length === 0) return sql`null`;
  const days = own.map(([step, days]) => sql`when ${sql.lit(step)} then r.step_base + ${sql.lit(days)}`);
  return sql`case r.step ${sql.join(days, sql` `)} end`;
}

/** The rows of a filter, by ranges of `(step, step_base)` that an index finds. */
export function dueIs(own: OwnTargets, filter: DueFilter, today: string): CountCondition {
  if (own.length === 0) return sql<SqlBool>`1 = 0`;
  const now = workingDay(today);
  const ranges = own.map(([step, days]) => {
    const isStep = sql`r.step = ${sql.lit(step)}`;
    return filter === 'late'
      ? sql`(${isStep} and r.step_base < ${now - days})`
      : sql`(${isStep} and r.step_base >= ${now - days} and r.step_base <= ${now - days + 1})`;
  });
  return sql<SqlBool>`(${sql.join(ranges, sql` or `)})`;
}
