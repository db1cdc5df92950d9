import { isManualCheck } from '@dossier/domain/kyc-form/check-basis';
import { accept, refuse } from '@dossier/domain/result';
import { appendCheckStatuses, applicableChecks } from '../case/checks.ts';
import { isRequestAtDesk, loadOnboardingFor } from '../case/onboarding.ts';
import { defineWorkflow } from './workflow.ts';

/** Sets the status of a check by hand. Statuses derived from documents, identities and hits cannot be set. */
export const setCheck = defineWorkflow('set-check', {
  async run({ records, actor }, { request: id, check, status, reason = '' }) {
    const own = await loadOnboardingFor(records, actor, id);
    if (!own.ok) return own;
    if (!isManualCheck(check) || status === 'clear') return refuse('not-allowed', { check, status });
    if (!applicableChecks(own.value).includes(check)) return refuse('not-found');
    if (!isRequestAtDesk(own.value)) return refuse('version-frozen');
    await appendCheckStatuses(records, id, [{ check, status, reason }], actor);
    return accept({ check, status });
  },
});
