import { accept, refuse } from '@dossier/domain/result';
import { defineWorkflow } from './workflow.ts';

/** Reopens a closed institution. Accounts that were closed before it stay closed. */
export const reopenInstitution = defineWorkflow('reopen-institution', {
  async run({ records }, { org }) {
    const institution = await records.get('gk_org', org);
    if (!institution) return refuse('not-found');
    if (institution.closed_at === '') return refuse('already-decided');
    for (const { id } of await records.find('gatekeeper_users', 'org = {:org} && closed_with_org = true', { org }))
      await records.update('gatekeeper_users', id, { active: true, closed_with_org: false });
    await records.update('gk_org', org, { closed_at: '', closed_by: '', closed_reason: '' });
    return accept({ org });
  },
});
