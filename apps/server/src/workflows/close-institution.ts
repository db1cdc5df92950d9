import { accept, refuse } from '@dossier/domain/result';
import { newTokenKey } from '@dossier/records';
import { nameOf } from '../runtime/actor.ts';
import { defineWorkflow } from './workflow.ts';

/** Closes an institution: its staff are signed out and cannot sign in. Onboardings, reports and history remain. */
export const closeInstitution = defineWorkflow('close-institution', {
  async run({ records, actor }, { org, reason }) {
    const institution = await records.get('gk_org', org);
    if (!institution) return refuse('not-found');
    if (institution.closed_at !== '') return refuse('already-decided');
    for (const { id } of await records.find('gatekeeper_users', 'org = {:org} && active = true', { org })) {
      // A new token key ends every session, so that none is valid again after a reopening.
      const tokenKey = newTokenKey();
      await records.update('gatekeeper_users', id, { active: false, closed_with_org: true, tokenKey } as never);
    }
    const closed = { closed_at: records.now, closed_by: nameOf(actor), closed_reason: reason };
    await records.update('gk_org', org, closed);
    return accept({ org });
  },
});
