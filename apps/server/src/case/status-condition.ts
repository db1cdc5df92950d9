import { type OnboardingStatus, onboardingStatuses } from '@dossier/domain/onboarding';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * SQL condition on `r`, a row of gk_requests: its status fulfils the predicate. Names the statuses it includes, not those
 * it excludes, so that an index finds the few.
 */
export function statusIs(predicate: (status: OnboardingStatus) => boolean): RawBuilder<SqlBool> {
  const statuses = onboardingStatuses.filter(predicate).map((status) => sql.lit(status));
  return sql<SqlBool>`r.status in (${sql.join(statuses, sql`, `)})`;
}
