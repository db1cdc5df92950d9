import type { Views } from '@dossier/domain/contracts/views';
import { accept } from '@dossier/domain/result';
import type { OAuth2Provider } from '@dossier/records';
import { providerLabel } from '../case/linked-accounts.ts';
import type { Reader } from '../collections/rows.ts';
import { activeFactors, isFactorRequired, recoverySet, type StaffAccount } from '../sign-in/factors.ts';
import { ownAccount } from '../sign-in/own-account.ts';
import { relyingParty } from '../sign-in/passkeys.ts';
import { defineView } from './view.ts';

type Security = Views['sign-in-security']['answer'];

const shownChanges = 10;

/** The second factors of the signed-in member of staff, and the newest changes to them. */
export const signInSecurity = defineView('sign-in-security', {
  async run({ records, actor, origins, providers }) {
    const account = ownAccount(actor);
    const factors = await activeFactors(records, account);
    const recovery = await recoverySet(records, account);
    const user = await records.need(account.collection, account.id);
    const organisation =
      account.org === '' ? await records.first('desk', '') : await records.get('gk_org', account.org);
    return accept<Security>({
      factors: factors.map(({ id, kind, name, created, last_used_at }) => ({
        id,
        kind: kind === 'passkey' ? 'passkey' : 'app',
        name,
        created,
        lastUsedAt: last_used_at,
      })),
      recoveryCodes: recovery ? (recovery.codes ?? []).length : null,
      acceptsMailedCode: !user.refuses_mailed_code,
      isRequired: await isFactorRequired(records, account),
      organisation: organisation?.name ?? '',
      canUsePasskeys: relyingParty(origins[account.portal]) !== undefined,
      changes: await changesOf(records, account, providers),
    });
  },
});

async function changesOf(
  records: Reader,
  { id }: StaffAccount,
  providers: readonly OAuth2Provider[],
): Promise<Security['changes']> {
  const options = { sort: '-created,-@rowid', limit: shownChanges };
  const rows = await records.find('events', 'subject = {:id} && audience = "account"', { id }, options);
  return rows.map((row) => ({
    id: row.id,
    at: row.created,
    action: row.action,
    by: row.actor_name,
    isOwn: row.actor === id,
    facts: shownFacts(row.facts ?? {}, providers),
  }));
}

/** With the name of the provider as on the sign-in button. */
function shownFacts(facts: Readonly<Record<string, string>>, providers: readonly OAuth2Provider[]) {
  const { provider } = facts;
  return provider === undefined ? facts : { ...facts, provider: providerLabel(provider, providers) };
}
