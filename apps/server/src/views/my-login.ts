import type { PortalName } from '@dossier/domain/portal';
import { accept } from '@dossier/domain/result';
import { defineView } from './view.ts';

type StaffCollection = 'gatekeeper_users' | 'internal_users';

/** Clients sign in with codes only, so they have no password. */
const collections: Readonly<Record<PortalName, StaffCollection | undefined>> = {
  gatekeeper: 'gatekeeper_users',
  intern: 'internal_users',
  client: undefined,
};

/** When the signed-in member of staff last changed their password. */
export const myLogin = defineView('my-login', {
  async run({ records, actor }) {
    const collection = Object.hasOwn(collections, actor.portal) ? collections[actor.portal] : undefined;
    if (!collection) throw new Error(`Users of the portal ${actor.portal} have no password.`);
    const own = await records.need(collection, actor.id);
    return accept({ passwordChangedAt: own.password_changed_at });
  },
});
