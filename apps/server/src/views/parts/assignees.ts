import { type SqlBool, sql } from 'kysely';
import { fullName, rowsById } from '../../collections/rows.ts';
import type { ViewContext } from '../../runtime/view-context.ts';
import type { OnboardingList } from '../contracts.ts';
import { counted } from './count-onboardings.ts';

/** Who a list can be narrowed to: for the desk everybody there, for an institution who has something of its own. */
export async function assigneesFor({ records, actor }: ViewContext): Promise<OnboardingList['assignees']> {
  if (actor.portal === 'intern') {
    const interns = await records.find('internal_users', 'active = true', {}, { sort: 'last_name' });
    return interns.map((intern) => ({ id: intern.id, name: fullName(intern) }));
  }
  const isOwn = sql<SqlBool>`r.org = ${actor.org} and r.assigned_intern != ''`;
  const query = sql<{ id: string }>`select distinct r.assigned_intern as id from gk_requests r where ${isOwn}`;
  const interns = await rowsById(
    records,
    'internal_users',
    (await counted(records, query)).map(({ id }) => id),
  );
  return [...interns.values()]
    .toSorted((a, b) => a.last_name.localeCompare(b.last_name))
    .map((intern) => ({ id: intern.id, name: fullName(intern) }));
}
