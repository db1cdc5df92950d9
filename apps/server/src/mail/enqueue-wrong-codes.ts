import type { WrongCodes } from '@dossier/records';
import type { DeskRecordsStore } from '../collections/rows.ts';
import { accountLanguage } from './client-language.ts';
import { enqueueMail } from './enqueue.ts';
import { orgOf } from './enqueue-code.ts';

/** Enqueues the warning that many incorrect codes were entered for an account. */
export async function enqueueWrongCodes(records: DeskRecordsStore, wrong: WrongCodes): Promise<void> {
  const { collection, record, tries } = wrong;
  await enqueueMail(records, {
    key: `wrong-codes:${record.id}:${records.now}`,
    kind: 'account-warning',
    to: String(record['email']),
    language: await accountLanguage(records, collection, record),
    org: await orgOf(records, wrong),
    data: { warning: 'wrong-codes', count: tries },
  });
}
