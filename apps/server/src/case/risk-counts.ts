import type { RiskSeverity } from '@dossier/domain/risk';
import { riskSeverities } from '@dossier/domain/risk';
import { sql } from 'kysely';
import type { Reader, RequestRow } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { gateFor } from './gates.ts';

export interface RiskCount {
  readonly count: number;
  /** '' without any. */
  readonly highest: RiskSeverity | '';
}

/** The risk indicators of each onboarding whose gate is open to the actor and that was submitted, by its id. */
export async function riskCounts(
  records: Reader,
  actor: Actor,
  requests: readonly RequestRow[],
): Promise<Map<string, RiskCount>> {
  // The gate of this section asks nothing of the access of the client.
  const open = requests.filter((request) => request.version !== '' && !gateFor(actor, request, undefined)('risk'));
  if (open.length === 0) return new Map();
  const ids = open.map(({ id }) => id);
  const { rows } = await sql<{ request: string; severity: RiskSeverity; n: number }>`
    select k.request as request, k.severity as severity, count(*) as n from risk_indicators k
    where k.request in (${sql.join(ids)}) group by k.request, k.severity`.execute(records.sql);
  const counts = new Map<string, RiskCount>(ids.map((id) => [id, { count: 0, highest: '' }]));
  for (const { request, severity, n } of rows) {
    const { count, highest } = counts.get(request) ?? { count: 0, highest: '' as const };
    const isHigher = highest === '' || riskSeverities.indexOf(severity) > riskSeverities.indexOf(highest);
    counts.set(request, { count: count + Number(n), highest: isHigher ? severity : highest });
  }
  return counts;
}
