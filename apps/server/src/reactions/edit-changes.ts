import { isSameEdit } from '@dossier/domain/contracts/shared/edit-values';
import type { DeskRecordsStore, RequestRow } from '../collections/rows.ts';
import type { EventChange } from './event.ts';

interface Rows {
  readonly before: RequestRow | null;
  readonly after: RequestRow;
}

const columns = ['deadline', 'reference', 'scope'] as const;

/** What was changed in an onboarding after it was sent, field by field. A new account is a corrected address. */
export async function editChanges(records: DeskRecordsStore, { before, after }: Rows): Promise<EventChange[]> {
  if (before === null) return [];
  const addressOf = async (user: string) => (await records.get('end_client_users', user))?.email ?? '';
  const changes = columns
    .filter((field) => !isSameEdit(before[field] ?? [], after[field] ?? []))
    .map((field) => ({ field, before: before[field] ?? [], after: after[field] ?? [] }));
  if (before.client_user === after.client_user) return changes;
  const email = { before: await addressOf(before.client_user), after: await addressOf(after.client_user) };
  return [{ field: 'email', ...email }, ...changes];
}
