import { type AccessStatus, tryAccessMove } from '@dossier/domain/access-request';
import { isAwaitingForm, isCompleted, isWaitingFor } from '@dossier/domain/onboarding';
import { accept, type Result, refuse } from '@dossier/domain/result';
import type { AccessRow, DeskRecordsStore } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { isApproved, newestAccess } from './access.ts';
import { type AllowedMove, answerOf, checkMove, makeMove } from './moves.ts';
import { isMember, vaultOwnership } from './vault-ownership.ts';

interface Decision {
  readonly access: string;
  readonly to: Exclude<AccessStatus, 'pending'>;
  readonly move: 'approve-access' | 'refuse-access' | 'withdraw-access';
}

interface OpenRequest {
  readonly access: AccessRow;
  readonly allowed: AllowedMove;
}

/**
 * Decides an access request as an owner of the vault, or withdraws approved access. Errors: `not-found` for non-members;
 * `not-allowed` for helpers; `already-decided`, `access-not-approved`, `move-not-allowed`.
 */
export async function decideAccess(records: DeskRecordsStore, actor: Actor, decision: Decision) {
  const found = await checkDecision(records, actor, decision);
  if (!found.ok) return found;
  const { access, allowed } = found.value;
  // Idempotent: a double click changes nothing.
  if (access.status === decision.to) return accept(answerOf(allowed.request));
  // A pending request is withdrawn by the institution only, when it cancels.
  if (decision.to === 'withdrawn' && !isApproved(access)) return refuse('access-not-approved');
  const next = tryAccessMove(access.status, decision.to);
  if (!next.ok) return next;
  const decided = { decided_by: actor.id, decided_at: records.now, withdrawn_by: '', withdrawn_at: '' };
  const withdrawn = { withdrawn_by: actor.id, withdrawn_at: records.now };
  const by = decision.to === 'withdrawn' ? withdrawn : decided;
  await records.update('gk_access', access.id, { status: decision.to, ...by });
  return accept(await makeMove(records, allowed));
}

async function checkDecision(
  records: DeskRecordsStore,
  actor: Actor,
  { access: id, to, move }: Decision,
): Promise<Result<OpenRequest>> {
  const access = await records.get('gk_access', id);
  const request = access && (await records.get('gk_requests', access.request));
  const role = request ? await vaultOwnership(records, actor.id, request) : 'none';
  if (!access || !request || !isMember(role)) return refuse('not-found');
  if (role !== 'owner') return refuse('not-allowed', { move });
  if (access.status === to && isJustDecided(request, move)) {
    return accept({ access, allowed: { request, next: same(request) } });
  }
  const newest = await newestAccess(records, access.request);
  if (newest?.id !== id) return refuse('already-decided', { status: access.status });
  const allowed = await checkMove(records, actor, access.request, move);
  return allowed.ok ? accept({ access, allowed: allowed.value }) : allowed;
}

/** Has the onboarding not moved on since this decision? After that, the table of moves decides. */
function isJustDecided(request: AllowedMove['request'], move: Decision['move']): boolean {
  if (move === 'approve-access') return isAwaitingForm(request.status);
  return isWaitingFor(request, 'client_access') || (move === 'withdraw-access' && isCompleted(request.status));
}

const same = ({ status, waiting_on }: AllowedMove['request']): AllowedMove['next'] => ({
  status,
  waitingOn: waiting_on,
});
