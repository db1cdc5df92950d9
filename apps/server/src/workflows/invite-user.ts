import { accept, refuse } from '@dossier/domain/result';
import { canViewOrganisation, staffOf } from '../case/staff.ts';
import { inviteNewStaff } from '../mail/invite-new-staff.ts';
import { defineWorkflow } from './workflow.ts';

/** Creates the account of a colleague and invites them. */
export const inviteUser = defineWorkflow('invite-user', {
  async run(context, input) {
    const { records, actor } = context;
    const { org, email, role } = input;
    const institution = org === '' ? undefined : await records.get('gk_org', org);
    if (!canViewOrganisation(actor, org) || (org !== '' && !institution)) return refuse('not-found');
    if (institution?.closed_at) return refuse('institution-closed');
    if (!staffOf(org).roles.includes(role)) return refuse('role-unknown');
    const user = await inviteNewStaff(context, input);
    return user === undefined ? refuse('email-in-use') : accept({ user, sentTo: email });
  },
});
