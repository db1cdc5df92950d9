import type { Dashboard } from '@dossier/domain/contracts/answers/dashboard';
import { isDeskStatus, isForDesk, isOpen, isWithOthers } from '@dossier/domain/onboarding';
import { type SqlBool, sql } from 'kysely';
import { statusIs } from '../../case/status-condition.ts';
import { fullName } from '../../collections/rows.ts';
import type { ViewContext } from '../../runtime/view-context.ts';
import { countOf } from '../parts/count-onboardings.ts';
import { dueIs, ownTargets } from '../parts/due.ts';
import { listState } from './list-state.ts';

const atDesk = statusIs(isDeskStatus);

/** The workload of the desk: totals, and open onboardings per reviewer. */
export async function deskLoad(context: ViewContext): Promise<NonNullable<Dashboard['desk']>> {
  const { records, actor, today } = context;
  const interns = await records.find('internal_users', 'active = true', {}, { sort: 'last_name,first_name' });
  const isOverdue = sql<SqlBool>`r.deadline != '' and r.deadline < ${today}`;
  const isLate = dueIs(await ownTargets(records, actor), 'late', today);
  const workload = await Promise.all(
    interns.map(async (intern) => {
      const own = [atDesk, sql<SqlBool>`r.assigned_intern = ${intern.id}`];
      const late = await countOf(records, [...own, isLate]);
      return { id: intern.id, name: fullName(intern), count: await countOf(records, own), late };
    }),
  );
  const unassigned = [statusIs(isForDesk), sql<SqlBool>`r.assigned_intern = ''`];
  return {
    unassigned: await countOf(records, unassigned),
    unassignedLate: await countOf(records, [...unassigned, isLate]),
    mine: await countOf(records, [atDesk, sql<SqlBool>`r.assigned_intern = ${actor.id}`]),
    waiting: await countOf(records, [statusIs(isWithOthers)]),
    overdue: await countOf(records, [statusIs(isOpen), isOverdue]),
    workload,
    lists: await listState(context),
  };
}
