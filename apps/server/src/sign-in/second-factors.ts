import type { OfferedFactor, SignInFactor } from '@dossier/domain/second-factors';
import type { FactorAttempt, Records, SecondFactors, SignInAccount, Store, UseFactor } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import type { DeskRecordsStore, Row } from '../collections/rows.ts';
import { enqueueSignInChange } from '../mail/enqueue-sign-in-change.ts';
import type { Origins } from '../runtime/config.ts';
import type { SecretBox } from '../runtime/secret-box.ts';
import {
  acceptsMailedCode,
  activeFactors,
  isFactorMissing,
  recoverySet,
  type StaffAccount,
  staffAccount,
} from './factors.ts';
import { relyingParty, requestOptions, signInChallenge, verifyRequest } from './passkeys.ts';
import { recoveryDigest } from './recovery-codes.ts';
import { matchingStep } from './totp.ts';

export interface SecondFactorParts {
  readonly now: () => Date;
  readonly store: Store<DeskSchema>;
  readonly origins: Origins;
  readonly secrets: SecretBox;
}

/** What the sealed key of an app opens for. */
export const appKeyPurpose = (id: string): string => `staff_factors/${id}/secret`;

const desk = (records: Records): DeskRecordsStore => records as unknown as DeskRecordsStore;
const accountOf = ({ collection, record }: SignInAccount): StaffAccount | undefined => staffAccount(collection, record);

/** Authenticator apps, passkeys and recovery codes at sign-in. Source: docs/decisions/0132, 0133. */
export function secondFactors(parts: SecondFactorParts): SecondFactors {
  return {
    async offer(records, given, mfaId) {
      const account = accountOf(given);
      const challenge = signInChallenge(parts.secrets, mfaId);
      const offered = account && (await offeredFactors(desk(records), account, { origins: parts.origins, challenge }));
      return offered && offered.length > 0 ? offered : undefined;
    },
    async verify(attempt) {
      const account = accountOf(attempt);
      const factor = String(attempt.body['factor']);
      if (!account || !Object.hasOwn(verifiers, factor)) return undefined;
      return verifiers[factor as SignInFactor]({ ...parts, ...attempt, account });
    },
    async isRequired(records, given) {
      const account = accountOf(given);
      return account !== undefined && !(await acceptsMailedCode(desk(records), account));
    },
    async isMissing(given) {
      const account = accountOf(given);
      return account !== undefined && (await isFactorMissing(parts.store.reader, account));
    },
  };
}

/** The factors of the account, the most convenient first; none without an app or passkey. */
async function offeredFactors(
  records: DeskRecordsStore,
  account: StaffAccount,
  { origins, challenge }: { origins: Origins; challenge: string },
): Promise<OfferedFactor[]> {
  const active = await activeFactors(records, account);
  if (active.length === 0) return [];
  const passkeys = active.filter(({ kind }) => kind === 'passkey');
  const party = relyingParty(origins[account.portal]);
  const recovery = await recoverySet(records, account);
  const isOffered: readonly (OfferedFactor | false | undefined)[] = [
    party && passkeys.length > 0 && { factor: 'passkey', options: requestOptions(party, challenge, passkeys) },
    active.some(({ kind }) => kind === 'app') && { factor: 'app' },
    (recovery?.codes ?? []).length > 0 && { factor: 'recovery' },
    (await acceptsMailedCode(records, account)) && { factor: 'mail' },
  ];
  return isOffered.filter((factor): factor is OfferedFactor => Boolean(factor));
}

interface StaffAttempt extends FactorAttempt, SecondFactorParts {
  readonly account: StaffAccount;
}
type Verify = (attempt: StaffAttempt) => Promise<UseFactor | undefined>;

const textOf = (value: unknown): string => (typeof value === 'string' && value.length <= 100 ? value : '');

async function verifyApp({ account, body, store, secrets, now }: StaffAttempt): Promise<UseFactor | undefined> {
  const apps = (await activeFactors(store.reader, account)).filter(({ kind }) => kind === 'app');
  for (const { id, secret, counter } of apps) {
    const key = secrets.open(secret, appKeyPurpose(id));
    const step = key && matchingStep(key, textOf(body['code']), { now: now(), lastStep: counter });
    if (step) return (records) => useCounter(desk(records), id, { counter: step, mayRepeat: false });
  }
  return undefined;
}

async function verifyPasskey(attempt: StaffAttempt): Promise<UseFactor | undefined> {
  const { account, body, store, origins, secrets, mfaId } = attempt;
  const response = body['response'] as { id?: unknown } | undefined;
  const party = relyingParty(origins[account.portal]);
  const known = await activeFactors(store.reader, account);
  const passkey = known.find(({ kind, credential }) => kind === 'passkey' && credential === response?.id);
  if (!party || !passkey) return undefined;
  const counter = await verifyRequest(party, signInChallenge(secrets, mfaId), { passkey, response });
  if (counter === undefined) return undefined;
  // Passkeys that are synchronised between devices have no counter and always send 0.
  return (records) => useCounter(desk(records), passkey.id, { counter, mayRepeat: counter === 0 });
}

/** Stores the use. Returns false when the factor was removed or the same proof was used in the meantime. */
async function useCounter(
  records: DeskRecordsStore,
  id: string,
  { counter, mayRepeat }: { counter: number; mayRepeat: boolean },
): Promise<boolean> {
  const row = await records.get('staff_factors', id);
  if (row?.state !== 'active' || (!mayRepeat && row.counter >= counter)) return false;
  await records.update('staff_factors', id, { counter, last_used_at: records.now });
  return true;
}

async function verifyRecoveryCode({ account, body, store, secrets }: StaffAttempt): Promise<UseFactor | undefined> {
  const digest = recoveryDigest(secrets, account.id, textOf(body['code']));
  const isOwn = (set: Row<'staff_factors'> | undefined) => set?.codes?.includes(digest) === true;
  if (!isOwn(await recoverySet(store.reader, account))) return undefined;
  return async (engineRecords) => {
    const records = desk(engineRecords);
    const set = await recoverySet(records, account);
    if (!set || !isOwn(set)) return false;
    const codes = (set.codes ?? []).filter((other) => other !== digest);
    await records.update('staff_factors', set.id, { codes, last_used_at: records.now });
    await enqueueSignInChange(records, account, { change: 'recovery-code-used', count: codes.length });
    return true;
  };
}

const verifiers: Readonly<Record<SignInFactor, Verify>> = {
  app: verifyApp,
  passkey: verifyPasskey,
  recovery: verifyRecoveryCode,
};
