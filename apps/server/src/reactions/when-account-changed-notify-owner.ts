import { staffOfCollection } from '../case/staff.ts';
import { enqueueAccountChanged, type StaffUser } from '../mail/enqueue-account-mail.ts';
import type { Reaction } from './follow-ups/reaction.ts';

/** Mails the owner of a staff account about a new password, and the old address about a new one, regardless of who changed it. */
export const whenAccountChangedNotifyOwner: Reaction = {
  async react({ records, origins }, change) {
    const staff = staffOfCollection(change.collection);
    if (!staff || change.action !== 'update') return;
    const before = change.before as unknown as StaffUser;
    const after = change.after as unknown as StaffUser;
    // The first password completes an invitation.
    const isNewPassword = after.password_changed_at !== before.password_changed_at && before.last_seen_at !== '';
    if (isNewPassword) await enqueueAccountChanged(records, { staff, user: before, change: 'password', origins });
    if (after.email !== before.email)
      await enqueueAccountChanged(records, { staff, user: before, change: 'email', origins });
  },
};
