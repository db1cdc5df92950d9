import type { OnboardingList } from '@dossier/domain/contracts/answers/onboardings';
import { mayRun } from '@dossier/domain/contracts/permissions';
import { assign } from '@dossier/domain/contracts/workflows/assign';
import { type SqlBool, sql } from 'kysely';
import { scope } from '../../case/scope.ts';
import { fullName, rowsById } from '../../collections/rows.ts';
import type { ViewContext } from '../../runtime/view-context.ts';
import { cachedRows } from './count-onboardings.ts';

/** Reviewers by whom a list can be filtered: all active ones, or for an institution those assigned to its onboardings. */
export async function assigneesFor({ records, actor }: ViewContext): Promise<OnboardingList['assignees']> {
  if (mayRun(assign, actor.role)) {
    const interns = await records.find('internal_users', 'active = true', {}, { sort: 'last_name' });
    return interns.map((intern) => ({ id: intern.id, name: fullName(intern) }));
  }
  const isOwn = sql<SqlBool>`${scope(actor).gk_requests.sql('r')} and r.assigned_intern != ''`;
  const query = sql<{ id: string }>`select distinct r.assigned_intern as id from gk_requests r where ${isOwn}`;
  const interns = await rowsById(
    records,
    'internal_users',
    (await cachedRows(records, query)).map(({ id }) => id),
  );
  return [...interns.values()]
    .toSorted((a, b) => a.last_name.localeCompare(b.last_name))
    .map((intern) => ({ id: intern.id, name: fullName(intern) }));
}
