import { accept, refuse } from '@dossier/domain/result';
import { newTokenKey } from '@dossier/records';
import { canViewOrganisation, type Staff, staffOf } from '../case/staff.ts';
import type { DeskRecordsStore } from '../collections/rows.ts';
import { inviteStaff } from '../mail/invite-staff.ts';
import { defineWorkflow } from './workflow.ts';

/** Changes the role of an account, deactivates or reactivates it, or sends its invitation again. */
export const changeUser = defineWorkflow('change-user', {
  async run({ records, actor, origins, now }, { org, user: id, role, active, inviteAgain }) {
    const staff = staffOf(org);
    const user = canViewOrganisation(actor, org) ? await records.get(staff.collection, id) : undefined;
    if (!user || (org !== '' && (user as { org?: string }).org !== org)) return refuse('not-found');
    if (active && org !== '' && (await records.get('gk_org', org))?.closed_at) return refuse('institution-closed');
    if (id === actor.id) return refuse('own-account');
    if (role !== undefined && !staff.roles.includes(role)) return refuse('role-unknown');
    const loses = user.role === staff.chief && ((role !== undefined && role !== staff.chief) || active === false);
    if (loses && user.active && (await chiefs(records, staff, org)) <= 1) return refuse('last-admin');
    // A new token key ends every session, so that none is valid again after a reactivation.
    const ends = active === false ? { tokenKey: newTokenKey() } : {};
    const changes = { ...(role !== undefined && { role }), ...(active !== undefined && { active }), ...ends };
    if (Object.keys(changes).length > 0) await records.update(staff.collection, id, changes as never);
    if (inviteAgain && user.active && user.last_seen_at === '') {
      await records.update(staff.collection, id, { invited_at: records.now });
      await inviteStaff(records, { user, org, origins, now });
    }
    return accept({ user: id });
  },
});

async function chiefs(records: DeskRecordsStore, { collection, chief }: Staff, org: string): Promise<number> {
  const where = 'role = {:chief} && active = true';
  if (org === '') return records.count(collection, where, { chief });
  return records.count(collection, `${where} && org = {:org}`, { chief, org });
}
