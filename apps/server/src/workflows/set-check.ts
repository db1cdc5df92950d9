import { isManualCheck } from '@dossier/domain/kyc-form/check-basis';
import { accept, refuse } from '@dossier/domain/result';
import { appendCheckStatuses, applicableChecks, newestStatuses } from '../case/checks.ts';
import { isRequestAtDesk, loadOnboardingFor } from '../case/onboarding.ts';
import { recordUndoStep } from '../case/undo-steps.ts';
import { defineWorkflow } from './workflow.ts';

/** Sets the status of a check by hand. Statuses derived from documents, identities and hits cannot be set. */
export const setCheck = defineWorkflow('set-check', {
  async run({ records, actor }, { request: id, check, status, reason = '' }) {
    const own = await loadOnboardingFor(records, actor, id);
    if (!own.ok) return own;
    if (!isManualCheck(check) || status === 'clear') return refuse('not-allowed', { check, status });
    if (!applicableChecks(own.value).includes(check)) return refuse('not-found');
    if (!isRequestAtDesk(own.value)) return refuse('version-frozen');
    const before = (await newestStatuses(records, id)).get(check)?.id ?? '';
    await appendCheckStatuses(records, id, [{ check, status, reason }], actor);
    const after = (await newestStatuses(records, id)).get(check)?.id ?? '';
    if (after === before) return accept({ check, status, undo: '' });
    const rows = { statusRow: after, statusRowBefore: before };
    const undo = await recordUndoStep(records, actor, { workflow: 'set-check', request: id, check, ...rows });
    return accept({ check, status, undo });
  },
});
