import { preferredLanguage } from '@dossier/domain/languages';
import type { DeskRecordsStore } from '../collections/rows.ts';
import { enqueueMail } from './enqueue.ts';
import type { SignInChangeData } from './templates/sign-in-change.ts';

interface Recipient {
  readonly collection: 'gatekeeper_users' | 'internal_users';
  readonly id: string;
  /** '' for staff of the desk. */
  readonly org: string;
}

/** Enqueues the mail about a change of how a member of staff signs in. */
export async function enqueueSignInChange(
  records: DeskRecordsStore,
  { collection, id, org }: Recipient,
  data: Omit<SignInChangeData, 'toName' | 'at'>,
): Promise<void> {
  const user = await records.need(collection, id);
  await enqueueMail(records, {
    key: `sign-in-change:${id}:${records.newId()}`,
    kind: 'sign-in-change',
    to: user.email,
    language: preferredLanguage(user.language),
    org,
    data: { ...data, toName: `${user.first_name} ${user.last_name}`.trim(), at: records.now },
  });
}
