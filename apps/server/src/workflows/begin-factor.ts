import { maxFactors } from '@dossier/domain/limits';
import { accept, type Result, refuse } from '@dossier/domain/result';
import type { FactorKind } from '@dossier/domain/second-factors';
import { newId } from '@dossier/records';
import { deskName } from '../case/desk-name.ts';
import { nameOf } from '../runtime/actor.ts';
import type { PrepareContext } from '../runtime/workflow-context.ts';
import { activeFactors, pendingFactors } from '../sign-in/factors.ts';
import { confirmPassword, ownAccount } from '../sign-in/own-account.ts';
import { creationOptions, relyingParty } from '../sign-in/passkeys.ts';
import { appKeyPurpose } from '../sign-in/second-factors.ts';
import { newTotpKey, totpAddress } from '../sign-in/totp.ts';
import { defineWorkflow } from './workflow.ts';

/** A factor that waits for its first code or signature. */
interface Started {
  readonly id: string;
  /** As stored. */
  readonly secret: string;
  readonly app?: { readonly key: string; readonly address: string };
  readonly passkey?: unknown;
}

/** Starts adding a second factor; a factor that was started before is dropped. */
export const beginFactor = defineWorkflow('begin-factor', {
  async prepare(context, { kind, password }): Promise<Result<Started>> {
    const confirmed = await confirmPassword(context, password);
    return confirmed.ok ? starters[kind](context) : confirmed;
  },
  async run({ records, actor, prepared }, { kind }) {
    const account = ownAccount(actor);
    if ((await activeFactors(records, account)).length >= maxFactors) return refuse('factors-too-many', { maxFactors });
    for (const { id } of await pendingFactors(records, account)) await records.delete('staff_factors', id);
    const { id, secret, app, passkey } = prepared;
    const row = { id, portal: account.portal, user: account.id, kind, state: 'pending', secret } as const;
    await records.create('staff_factors', row);
    return accept({ factor: id, ...(app && { app }), ...(passkey !== undefined && { passkey }) });
  },
});

const starters: Readonly<Record<FactorKind, (context: PrepareContext) => Promise<Result<Started>>>> = {
  async app({ records, actor, secrets }) {
    const id = newId();
    const key = newTotpKey();
    const address = totpAddress({ key, issuer: await deskName(records), account: actor.email });
    return accept({ id, secret: secrets.seal(key, appKeyPurpose(id)), app: { key, address } });
  },
  async passkey({ records, actor, origins }) {
    const account = ownAccount(actor);
    const party = relyingParty(origins[account.portal]);
    if (!party) return refuse('passkeys-unavailable');
    const known = (await activeFactors(records, account)).filter(({ kind }) => kind === 'passkey');
    const owner = { id: account.id, email: actor.email, name: nameOf(actor) };
    const options = await creationOptions(party, await deskName(records), owner, known);
    return accept({ id: newId(), secret: options.challenge, passkey: options });
  },
};
