import { accept } from '@dossier/domain/result';
import { defineView } from './view.ts';

const collections = { gatekeeper: 'gatekeeper_users', intern: 'internal_users' } as const;

/** What members of staff are told about their own way in, and about nobody else's. */
export const myLogin = defineView('my-login', {
  async run({ records, actor }) {
    if (actor.portal === 'client') throw new Error('clients have no password');
    const own = await records.need(collections[actor.portal], actor.id);
    return accept({ passwordChangedAt: own.password_changed_at });
  },
});
