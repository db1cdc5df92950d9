import { factorSetUpSeconds } from '@dossier/domain/limits';
import { accept, type Result, refuse } from '@dossier/domain/result';
import type { DeskRecordsStore, Row } from '../collections/rows.ts';
import { enqueueSignInChange } from '../mail/enqueue-sign-in-change.ts';
import type { SecretBox } from '../runtime/secret-box.ts';
import type { PrepareContext } from '../runtime/workflow-context.ts';
import { ownFactor, recoverySet, type StaffAccount } from '../sign-in/factors.ts';
import { ownAccount } from '../sign-in/own-account.ts';
import { relyingParty, verifyCreation } from '../sign-in/passkeys.ts';
import { createRecoverySet } from '../sign-in/recovery-set.ts';
import { appKeyPurpose } from '../sign-in/second-factors.ts';
import { matchingStep } from '../sign-in/totp.ts';
import { defineWorkflow } from './workflow.ts';

type FactorRow = Row<'staff_factors'>;
type Confirmed = Partial<Pick<FactorRow, 'secret' | 'credential' | 'transports' | 'counter'>>;

/** Adds a started factor after its first code or signature. The first factor of an account creates recovery codes. */
export const confirmFactor = defineWorkflow('confirm-factor', {
  async prepare(context, { factor: id, code = '', response }): Promise<Result<Confirmed>> {
    const row = await ownFactor(context.records, ownAccount(context.actor), id);
    if (!row || !isOpen(row, context.now)) return refuse('factor-set-up-expired');
    return row.kind === 'app' ? confirmApp(context, row, code) : confirmPasskey(context, row, response);
  },
  async run({ records, actor, now, prepared, secrets }, { factor: id, name }) {
    const account = ownAccount(actor);
    const row = await ownFactor(records, account, id);
    if (!row || !isOpen(row, now)) return refuse('factor-set-up-expired');
    const { credential = '' } = prepared;
    if (credential !== '' && (await isKnown(records, credential))) return refuse('passkey-refused');
    await records.update('staff_factors', id, { ...prepared, name, state: 'active' });
    const factor = row.kind === 'passkey' ? 'passkey' : 'app';
    await enqueueSignInChange(records, account, { change: 'factor-added', factor, name });
    return accept({ factor: id, recoveryCodes: await firstCodes(records, account, secrets) });
  },
});

/** Recovery codes for an account that has none. */
async function firstCodes(records: DeskRecordsStore, account: StaffAccount, secrets: SecretBox): Promise<string[]> {
  return (await recoverySet(records, account)) ? [] : createRecoverySet(records, account, secrets);
}

function isOpen({ state, created }: FactorRow, now: Date): boolean {
  return state === 'pending' && now.getTime() - Date.parse(created) < factorSetUpSeconds * 1000;
}

async function isKnown(records: DeskRecordsStore, credential: string): Promise<boolean> {
  return (await records.count('staff_factors', 'credential = {:credential}', { credential })) > 0;
}

async function confirmApp(
  { secrets, now }: PrepareContext,
  { id, secret }: FactorRow,
  code: string,
): Promise<Result<Confirmed>> {
  const key = secrets.open(secret, appKeyPurpose(id));
  const counter = key && matchingStep(key, code, { now, lastStep: 0 });
  return counter ? accept({ counter }) : refuse('factor-code-wrong');
}

async function confirmPasskey(
  { origins, actor }: PrepareContext,
  { secret: challenge }: FactorRow,
  response: unknown,
): Promise<Result<Confirmed>> {
  const party = relyingParty(origins[ownAccount(actor).portal]);
  const passkey = party && (await verifyCreation(party, challenge, response));
  return passkey ? accept(passkey) : refuse('passkey-refused');
}
