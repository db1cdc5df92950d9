import { isWaitingFor } from '@dossier/domain/onboarding';
import type { DeskRecordsStore, RequestRow } from '../collections/rows.ts';
import { clientCorrections } from './corrections.ts';

/**
 * Opens the corrections of a document again when the file that answered them is removed, unless they also have a
 * text as answer.
 */
export async function reopenCorrections(
  records: DeskRecordsStore,
  request: RequestRow,
  { kind, owner }: { readonly kind: string; readonly owner: string },
): Promise<void> {
  if (!isWaitingFor(request, 'client_corrections')) return;
  const target = `document:${kind}:${owner}`;
  for (const one of await clientCorrections(records, request)) {
    if (one.target !== target || one.status !== 'answered' || one.answer !== '') continue;
    await records.update('gk_corrections', one.id, { status: 'open', answered_at: '' });
  }
}
