import { staffOfCollection } from '../case/staff.ts';
import { enqueueAccountChanged, type StaffUser } from '../mail/enqueue-account-mail.ts';
import type { Reaction } from './follow-ups/reaction.ts';

/** The engine's own collections are not among those of the desk. */
interface EngineRecords {
  find(collection: string, filter: string, values: object): Promise<{ id: string; created: string }[]>;
  delete(collection: string, id: string): Promise<void>;
}

/** Mails members of staff that an account of a sign-in provider was linked to theirs. */
export const whenProviderAccountLinkedNotifyOwner: Reaction = {
  async react({ records, origins }, change) {
    if (change.collection !== '_externalAuths' || change.action !== 'create') return;
    const owner = String(change.after?.['recordRef']);
    for (const collection of ['gatekeeper_users', 'internal_users'] as const) {
      const user = (await records.get(collection, owner)) as unknown as StaffUser | undefined;
      const staff = staffOfCollection(collection);
      if (user && staff) await enqueueAccountChanged(records, { staff, user, change: 'provider-linked', origins });
    }
  },
};

/**
 * Deletes the links when the key of an account changes: with a new password or address, on logging out everywhere and
 * on deactivation. A link that is created by the same sign-in stays.
 */
export const whenAccountKeyChangedUnlinkProviders: Reaction = {
  async react({ records }, { action, before, after }) {
    if (action !== 'update' || !before?.['tokenKey'] || before['tokenKey'] === after?.['tokenKey']) return;
    const engine = records as unknown as EngineRecords;
    const links = await engine.find('_externalAuths', 'recordRef = {:id}', { id: before.id });
    for (const link of links) if (link.created < records.now) await engine.delete('_externalAuths', link.id);
  },
};
