import { type AuthCollection, portalNames, portals } from '@dossier/domain/portal';
import type { Change } from '@dossier/records';
import { deleteLinkedAccount, type LinkedAccount, linkedAccountsOf } from '../case/linked-accounts.ts';
import { collections } from '../collections/index.ts';
import type { DeskRecordsStore } from '../collections/rows.ts';
import { enqueueLinkedAccountChanged } from '../mail/enqueue-account-mail.ts';
import type { EventRule, NewEvent } from './event.ts';
import type { Reaction } from './follow-ups/reaction.ts';

type LinkChange = 'provider-linked' | 'provider-unlinked';

/** A link that a change creates or removes, and whose it is. */
interface ChangedLink {
  readonly change: LinkChange;
  readonly collection: AuthCollection;
  readonly owner: string;
  readonly provider: string;
}

const authCollections = portalNames.map((name) => portals[name].authCollection);

/** The link of a change of `_externalAuths`; undefined for other changes. */
function changedLink({ collection, action, before, after }: Change): ChangedLink | undefined {
  const row = after ?? before;
  if (collection !== '_externalAuths' || action === 'update' || !row) return undefined;
  const own = authCollections.find((name) => collections[name].id === row['collectionRef']);
  const change = action === 'create' ? 'provider-linked' : 'provider-unlinked';
  return own && { change, collection: own, owner: String(row['recordRef']), provider: String(row['provider']) };
}

/**
 * The links that end because the key of an account changes: with a new password or address, on logging out everywhere
 * and on deactivation. A link that is created by the same sign-in stays.
 */
async function endedLinks(
  records: DeskRecordsStore,
  { collection, action, before, after }: Change,
): Promise<(ChangedLink & { readonly row: LinkedAccount })[]> {
  const own = authCollections.find((name) => name === collection);
  if (!own || action !== 'update' || !before?.['tokenKey'] || before['tokenKey'] === after?.['tokenKey']) return [];
  const owner = before.id;
  const rows = await linkedAccountsOf(records, { collection: own, id: owner });
  return rows
    .filter(({ created }) => created < records.now)
    .map((row) => ({ change: 'provider-unlinked', collection: own, owner, provider: row.provider, row }));
}

/** Mails the owner of an account that a provider's account was linked to it or removed from it. */
export const whenProviderAccountLinkedNotifyOwner: Reaction = {
  async react({ records, origins }, change) {
    const link = changedLink(change);
    if (link) await enqueueLinkedAccountChanged(records, { ...link, origins });
  },
};

/** Deletes the links of an account whose key changes, and mails its owner at the address that it had. */
export const whenAccountKeyChangedUnlinkProviders: Reaction = {
  async react({ records, origins }, change) {
    const to = typeof change.before?.['email'] === 'string' ? change.before['email'] : '';
    for (const link of await endedLinks(records, change)) {
      await deleteLinkedAccount(records, link.row);
      await enqueueLinkedAccountChanged(records, { ...link, to, origins });
    }
  },
};

const eventOf = ({ change, owner, provider }: ChangedLink): NewEvent => ({
  action: change,
  audience: 'account',
  subject: owner,
  facts: { provider },
});

/** Events for the owner of the account only. */
export const linkedAccountEvents: EventRule = {
  async of(records, change) {
    const link = changedLink(change);
    const ended = await endedLinks(records, change);
    return [...(link ? [link] : []), ...ended].map(eventOf);
  },
};
