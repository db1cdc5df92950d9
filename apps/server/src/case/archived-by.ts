import { isReadOnly } from '@dossier/domain/onboarding';
import { sql } from 'kysely';
import type { Reader, Row } from '../collections/rows.ts';

/** The name of the user who last archived each of these onboardings, by its id. */
export async function archivedBy(
  records: Reader,
  requests: readonly Row<'gk_requests'>[],
): Promise<Map<string, string>> {
  const ids = requests.filter(({ status }) => isReadOnly(status)).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ request: string; name: string }>`
    select e.request as request, e.actor_name as name from events e
    where e.request in (${sql.join(ids)}) and e.action in ('onboarding-cancelled', 'onboarding-archived')
    order by e.created, e.id`.execute(records.sql);
  return new Map(rows.map(({ request, name }) => [request, name]));
}
