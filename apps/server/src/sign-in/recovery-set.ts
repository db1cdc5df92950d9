import type { DeskRecordsStore } from '../collections/rows.ts';
import type { SecretBox } from '../runtime/secret-box.ts';
import { recoverySet, type StaffAccount } from './factors.ts';
import { newRecoveryCodes, recoveryDigest } from './recovery-codes.ts';

/** Stores a new set of recovery codes in place of the earlier one. Returns the codes, which are shown once. */
export async function createRecoverySet(
  records: DeskRecordsStore,
  account: StaffAccount,
  secrets: SecretBox,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const digests = codes.map((code) => recoveryDigest(secrets, account.id, code));
  const before = await recoverySet(records, account);
  if (before) await records.delete('staff_factors', before.id);
  const row = { portal: account.portal, user: account.id, kind: 'recovery', state: 'active', codes: digests } as const;
  await records.create('staff_factors', row);
  return codes;
}
