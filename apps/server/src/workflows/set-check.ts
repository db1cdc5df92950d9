import { isManualCheck } from '@dossier/domain/kyc-form/check-basis';
import { accept, refuse } from '@dossier/domain/result';
import { appendCheckStatuses, applicableChecks, newestStatuses } from '../case/checks.ts';
import { isRequestAtDesk, loadOnboardingFor } from '../case/onboarding.ts';
import { recordUndoStep } from '../case/undo-steps.ts';
import type { Row } from '../collections/rows.ts';
import { defineWorkflow } from './workflow.ts';

/**
 * Sets the status of a check by hand. Statuses derived from documents, identities and hits cannot be set. Repeating an
 * own decision changes nothing.
 */
export const setCheck = defineWorkflow('set-check', {
  async run({ records, actor }, { request: id, check, seen, status, reason = '' }) {
    const own = await loadOnboardingFor(records, actor, id);
    if (!own.ok) return own;
    if (!isManualCheck(check) || status === 'clear') return refuse('not-allowed', { check, status });
    if (!applicableChecks(own.value).includes(check)) return refuse('not-found');
    if (!isRequestAtDesk(own.value)) return refuse('version-frozen');
    const current = (await newestStatuses(records, id)).get(check);
    const isRepeated = current?.status === status && current.reason === reason && current.by === actor.id;
    if (isRepeated) return accept({ check, status, undo: '' });
    if ((current?.status ?? 'pending') !== seen) return refuse('stale-revision', { current: decisionOf(current) });
    await appendCheckStatuses(records, id, [{ check, status, reason }], actor);
    const after = (await newestStatuses(records, id)).get(check)?.id ?? '';
    const before = current?.id ?? '';
    if (after === before) return accept({ check, status, undo: '' });
    const rows = { statusRow: after, statusRowBefore: before };
    const undo = await recordUndoStep(records, actor, { workflow: 'set-check', request: id, check, ...rows });
    return accept({ check, status, undo });
  },
});

/** What a colleague, or the system after a correction round, decided in the meantime. */
function decisionOf(row: Row<'statuses'> | undefined) {
  return {
    status: row?.status ?? 'pending',
    by: row?.by_name ?? '',
    at: row?.created ?? '',
    reason: row?.reason ?? '',
  };
}
