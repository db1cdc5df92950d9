import { type OnboardingStatus, onboardingStatuses } from '@dossier/domain/onboarding';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * SQL condition on a row of gk_requests, by its alias: its status fulfils the predicate. Lists the included statuses, so
 * that an index finds the few.
 */
export function statusIs(predicate: (status: OnboardingStatus) => boolean, alias = 'r'): RawBuilder<SqlBool> {
  const statuses = onboardingStatuses.filter(predicate).map((status) => sql.lit(status));
  return sql<SqlBool>`${sql.raw(alias)}.status in (${sql.join(statuses, sql`, `)})`;
}
