import type { ChangedOnboardings } from '@dossier/domain/contracts/shared/changed-onboardings';
import type { RefusalCode } from '@dossier/domain/refusals';
import type { Result } from '@dossier/domain/result';
import type { Reader } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { findVisibleOnboarding } from './onboarding.ts';

interface Outcome {
  readonly request: string;
  readonly result: Result<unknown>;
}

/** Groups what became of several onboardings: those that were changed, and the others by the reason. */
export async function changedOnboardings(
  records: Reader,
  actor: Actor,
  outcomes: readonly Outcome[],
): Promise<ChangedOnboardings> {
  const changed: string[] = [];
  const refused = new Map<RefusalCode, { id: string; reference: string }[]>();
  for (const { request: id, result } of outcomes) {
    if (result.ok) changed.push(id);
    else {
      const { code } = result.refusal;
      refused.set(code, [...(refused.get(code) ?? []), { id, reference: await referenceOf(records, actor, id) }]);
    }
  }
  return { changed, refused: [...refused].map(([code, onboardings]) => ({ code, onboardings })) };
}

async function referenceOf(records: Reader, actor: Actor, id: string): Promise<string> {
  const request = await findVisibleOnboarding(records, actor, id);
  return request ? request.reference || request.number : '';
}
