import type { Dashboard } from '@dossier/domain/contracts/answers/dashboard';
import { type SqlBool, sql } from 'kysely';
import { fullName } from '../../collections/rows.ts';
import type { ViewContext } from '../../runtime/view-context.ts';
import { countOf } from '../parts/count-onboardings.ts';
import { listState } from './list-state.ts';

const open = sql<SqlBool>`r.status in ('submitted', 'waiting')`;

/** How much the desk has on its hands, and who has it. */
export async function deskLoad(context: ViewContext): Promise<NonNullable<Dashboard['desk']>> {
  const { records, actor, today } = context;
  const interns = await records.find('internal_users', 'active = true', {}, { sort: 'last_name,first_name' });
  const workload = await Promise.all(
    interns.map(async (intern) => ({
      id: intern.id,
      name: fullName(intern),
      count: await countOf(records, [open, sql<SqlBool>`r.assigned_intern = ${intern.id}`]),
    })),
  );
  return {
    unassigned: await countOf(records, [sql<SqlBool>`r.status = 'submitted'`, sql<SqlBool>`r.assigned_intern = ''`]),
    mine: await countOf(records, [open, sql<SqlBool>`r.assigned_intern = ${actor.id}`]),
    waiting: await countOf(records, [sql<SqlBool>`r.status = 'waiting'`]),
    overdue: await countOf(records, [
      sql<SqlBool>`r.status in ('requested', 'submitted', 'waiting')`,
      sql<SqlBool>`r.deadline != '' and r.deadline < ${today}`,
    ]),
    workload,
    lists: await listState(context),
  };
}
