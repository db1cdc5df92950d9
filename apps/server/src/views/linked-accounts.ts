import type { Views } from '@dossier/domain/contracts/views';
import { accept } from '@dossier/domain/result';
import { linkedAccountsOf, providerLabel } from '../case/linked-accounts.ts';
import { defineView } from './view.ts';

type Answer = Views['linked-accounts']['answer'];

const shownChanges = 10;
const ofProviders = '(action = "provider-linked" || action = "provider-unlinked")';

/** The accounts of sign-in providers that are linked to the viewer's own account, and the newest changes to them. */
export const linkedAccounts = defineView('linked-accounts', {
  async run({ records, actor, providers }) {
    const label = (provider: string) => providerLabel(provider, providers);
    const accounts = await linkedAccountsOf(records, actor);
    const filter = `subject = {:id} && audience = "account" && ${ofProviders}`;
    const options = { sort: '-created,-@rowid', limit: shownChanges };
    const events = await records.find('events', filter, { id: actor.id }, options);
    return accept<Answer>({
      accounts: accounts.map(({ id, provider, created }) => ({ id, provider: label(provider), linkedAt: created })),
      isOffered: providers.length > 0,
      changes: events.map(({ id, created, action, facts }) => ({
        id,
        at: created,
        action: action === 'provider-linked' ? action : 'provider-unlinked',
        provider: label(facts?.['provider'] ?? ''),
      })),
    });
  },
});
