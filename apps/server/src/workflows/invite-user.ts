import { accept, refuse } from '@dossier/domain/result';
import { noPassword } from '@dossier/records';
import { canViewOrganisation, staffOf } from '../case/staff.ts';
import { inviteStaff } from '../mail/invite-staff.ts';
import { defineWorkflow } from './workflow.ts';

/** Creates the account of a colleague, without a password: the invitation mail leads to setting the first one. */
export const inviteUser = defineWorkflow('invite-user', {
  async run({ records, actor, origins, now }, { org, email, role, language, firstName, lastName }) {
    if (!canViewOrganisation(actor, org) || (org !== '' && !(await records.get('gk_org', org))))
      return refuse('not-found');
    const { collection, roles } = staffOf(org);
    if (!roles.includes(role)) return refuse('role-unknown');
    if (await records.first(collection, 'email = {:email}', { email })) return refuse('email-in-use');
    const account = { email, password: noPassword(), active: true, role, language, invited_at: records.now };
    const names = { first_name: firstName, last_name: lastName };
    const user = await records.create(collection, { ...account, ...names, ...(org && { org }) } as never);
    await inviteStaff(records, { user, org, origins, now });
    return accept({ user: user.id, sentTo: email });
  },
});
