import { isCompleted } from '@dossier/domain/onboarding';
import { accept, type Result, refuse } from '@dossier/domain/result';
import type { HitDecision } from '@dossier/domain/screening';
import type { DeskRecordsStore, Reader, RequestRow, Row } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { nameOf } from '../runtime/actor.ts';
import { updateDerivedChecks } from './derive-checks.ts';
import { isRequestAtDesk, loadOnboardingFor } from './onboarding.ts';
import { updateTrueMatchIndicator } from './true-matches.ts';

export interface LoadedHit {
  readonly hit: Row<'screening_hits'>;
  readonly request: RequestRow;
}

/** A hit that the actor may decide. Errors: `not-found`; `version-frozen` once its onboarding is no longer at the desk. */
export async function loadHitFor(records: Reader, actor: Actor, id: string): Promise<Result<LoadedHit>> {
  const hit = await records.get('screening_hits', id);
  const own = hit ? await loadOnboardingFor(records, actor, hit.request) : refuse('not-found');
  if (!own.ok) return own;
  if (!hit) return refuse('not-found');
  const mayDecide = isRequestAtDesk(own.value) || (await isOfMonitoring(records, hit, own.value));
  return mayDecide ? accept({ hit, request: own.value }) : refuse('version-frozen');
}

/** Hits that monitoring found after completion are decided in the completed onboarding. */
async function isOfMonitoring(records: Reader, hit: Row<'screening_hits'>, request: RequestRow): Promise<boolean> {
  if (!isCompleted(request.status)) return false;
  return (await records.need('statuses_screening', hit.screening)).monitored;
}

export interface Decision {
  readonly state: HitDecision;
  readonly reason: string;
}

/** Writes a decision about hits of one entry and updates risk and derived checks of each onboarding. */
export async function saveHitDecisions(
  records: DeskRecordsStore,
  actor: Actor,
  hits: readonly LoadedHit[],
  { state, reason }: Decision,
): Promise<void> {
  for (const { hit } of hits) {
    await records.update('screening_hits', hit.id, {
      state,
      reason,
      by: actor.id,
      by_name: nameOf(actor),
      decided_at: records.now,
      carried: false,
    });
  }
  const requests = new Map(hits.map(({ request }) => [request.id, request]));
  for (const request of requests.values()) {
    await updateTrueMatchIndicator(records, request);
    await updateDerivedChecks(records, request, actor);
  }
}
