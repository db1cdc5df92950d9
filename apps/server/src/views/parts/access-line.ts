import { isAccessOpen } from '@dossier/domain/access-request';
import type { AccessRequestView } from '@dossier/domain/contracts/answers/client';
import type { MoveName } from '@dossier/domain/onboarding-machine';
import { isApproved, isWithdrawnByClient } from '../../case/access.ts';
import { type ClientOnboarding, loadClientOnboarding } from '../../case/client-onboarding.ts';
import { movesFor } from '../../case/moves.ts';
import { mayDecideAccess } from '../../case/vault-ownership.ts';
import type { Reader } from '../../collections/rows.ts';
import { faceOf } from './org-face.ts';

/** An access request as the client reads it; undefined when the onboarding has none. */
export function accessLine({ request, access, org, role }: ClientOnboarding): AccessRequestView | undefined {
  if (!access) return undefined;
  const mayMove = (move: MoveName) => movesFor(request, 'client').includes(move);
  const isApprovable = isAccessOpen(access.status) || isWithdrawnByClient(access);
  return {
    id: access.id,
    request: request.id,
    reference: request.reference,
    requesterName: access.requester_name,
    org: faceOf(org),
    subjectName: request.client_name,
    type: request.type,
    description: access.description,
    askedAt: access.created,
    status: access.status,
    withdrawnAt: isWithdrawnByClient(access) ? access.withdrawn_at : '',
    mayDecide: isApprovable && mayDecideAccess(role) && mayMove('approve-access'),
    mayWithdraw: isApproved(access) && role === 'owner' && mayMove('withdraw-access'),
  };
}

/** Loads an access request with its onboarding, for members of the vault; undefined for everyone else. */
export async function loadAccessLine(records: Reader, viewer: string, access: string) {
  const row = await records.get('gk_access', access);
  const file = row && (await loadClientOnboarding(records, viewer, row.request));
  if (!row || !file || file.role === 'none') return undefined;
  const line = accessLine({ ...file, access: row });
  return line && { row, file, line };
}
