import { accept, refuse } from '@dossier/domain/result';
import { updateDerivedChecks } from '../case/derive-checks.ts';
import { identityPeople } from '../case/identities.ts';
import { isRequestAtDesk, loadOnboardingFor } from '../case/onboarding.ts';
import { defineWorkflow } from './workflow.ts';

/** Records an identity verification and its result. */
export const recordIdentity = defineWorkflow('record-identity', {
  async run({ records, actor, today }, { request: id, person: personId, reason = '', ...seen }) {
    const own = await loadOnboardingFor(records, actor, id);
    if (!own.ok) return own;
    const person = (await identityPeople(records, own.value)).find((one) => one.id === personId);
    if (!person) return refuse('not-found');
    if (!isRequestAtDesk(own.value)) return refuse('version-frozen');
    if (seen.date > today) return refuse('issue-date-in-future', { date: seen.date });
    const row = await records.create('identity_verifications', {
      request: id,
      subject: own.value.subject,
      person: personId,
      verified_first_name: person.firstName,
      verified_last_name: person.lastName,
      verifier_first_name: seen.verifierFirstName,
      verifier_last_name: seen.verifierLastName,
      date: seen.date,
      method: seen.method,
      document_used: seen.documentUsed ?? '',
      result: seen.result,
      reason,
      recorded_by: actor.id,
    });
    await updateDerivedChecks(records, own.value, actor);
    return accept({ id: row.id });
  },
});
