import { portals } from '@dossier/domain/portal';
import { accept } from '@dossier/domain/result';
import { defineView } from './view.ts';

/** When the signed-in member of staff last changed their password. Clients sign in with codes only. */
export const myLogin = defineView('my-login', {
  async run({ records, actor }) {
    const portal = Object.hasOwn(portals, actor.portal) ? portals[actor.portal] : undefined;
    if (portal?.login !== 'staff') throw new Error(`Users of the portal ${actor.portal} have no password.`);
    const own = await records.need(portal.authCollection, actor.id);
    return accept({ passwordChangedAt: own.password_changed_at });
  },
});
