import { accept, refuse } from '@dossier/domain/result';
import { noPassword } from '@dossier/records';
import { canViewOrganisation, placeholderEmail, type Staff, staffOf } from '../case/staff.ts';
import { inviteStaff } from '../mail/invite-staff.ts';
import type { WorkflowContext } from '../runtime/workflow-context.ts';
import { defineWorkflow } from './workflow.ts';

/**
 * Creates the account of a colleague, without a password: the invitation mail leads to setting the first one. An
 * address that has an account at another institution is invited in appearance only: its owner is informed instead.
 */
export const inviteUser = defineWorkflow('invite-user', {
  async run(context, { org, email, role, language, firstName, lastName }) {
    const { records, actor, origins, now } = context;
    if (!canViewOrganisation(actor, org) || (org !== '' && !(await records.get('gk_org', org))))
      return refuse('not-found');
    const staff = staffOf(org);
    if (!staff.roles.includes(role)) return refuse('role-unknown');
    const use = await useOf(context, staff, { org, email });
    if (use === 'known') return refuse('email-in-use');
    const address = use === 'free' ? { email } : { email: placeholderEmail(), invited_email: email };
    const account = { ...address, password: noPassword(), active: true, role, language, invited_at: records.now };
    const names = { first_name: firstName, last_name: lastName };
    const user = await records.create(staff.collection, { ...account, ...names, ...(org && { org }) } as never);
    await inviteStaff(records, { user, org, origins, now });
    return accept({ user: user.id, sentTo: email });
  },
});

/** Whether an address is in use, and whether the actor may learn of it: not of accounts at other institutions. */
async function useOf(
  { records, actor }: WorkflowContext,
  { collection }: Staff,
  { org, email }: { org: string; email: string },
): Promise<'free' | 'known' | 'secret'> {
  const found = await records.first(collection, 'email = {:email}', { email });
  if (found && canViewOrganisation(actor, (found as { org?: string }).org ?? '')) return 'known';
  const invited = org === '' ? undefined : await records.first('gatekeeper_users', sameInvitation, { org, email });
  return invited ? 'known' : found ? 'secret' : 'free';
}

const sameInvitation = 'org = {:org} && invited_email = {:email}';
