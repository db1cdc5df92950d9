import { staffOf } from '../case/staff.ts';
import type { DeskRecordsStore } from '../collections/rows.ts';
import { enqueueSignInChange } from '../mail/enqueue-sign-in-change.ts';
import { activeFactors, isFactorRequired } from './factors.ts';

/**
 * Mails the active staff of an institution ('' is the desk) who have no app or passkey that they need one from their
 * next sign-in. Does nothing when it was required before.
 */
export async function announceRequiredFactor(records: DeskRecordsStore, org: string): Promise<void> {
  const { collection, portal } = staffOf(org);
  if (await isFactorRequired(records, { portal, collection, id: '', org })) return;
  const filter = org === '' ? 'active = true' : 'active = true && org = {:org}';
  for (const { id } of await records.find(collection, filter, { org })) {
    const account = { portal, collection, id, org };
    if ((await activeFactors(records, account)).length > 0) continue;
    await enqueueSignInChange(records, account, { change: 'factor-required' });
  }
}
