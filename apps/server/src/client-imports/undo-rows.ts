import { setTimeout } from 'node:timers/promises';
import { isDraft } from '@dossier/domain/onboarding';
import type { AnyRecord, Store } from '@dossier/records';
import type { RowOutcome } from '../collections/client_import_parts.ts';
import type { DeskSchema } from '../collections/index.ts';
import type { DeskRecordsStore, Reader, RequestRow, Row } from '../collections/rows.ts';
import { isStillOurs } from '../runtime/claim-job.ts';
import { undoOperation } from './operation.ts';
import { pauseAfter } from './pause.ts';

type Import = Row<'client_imports'>;

/**
 * Deletes the unchanged drafts of an import, one part after the other and the last row first: a contact that a
 * row created is deleted after the drafts that use it. After a kill a part is undone or not begun.
 * @returns the state that the import is in; undefined when it is no longer ours
 */
export async function undoRows(
  store: Store<DeskSchema>,
  claimed: Import,
  isStopping: () => boolean,
): Promise<Import['state'] | undefined> {
  const actor: AnyRecord = { id: claimed.undo_by, collectionName: 'gatekeeper_users' };
  for (
    let part = await lastPart(store.reader, claimed);
    part;
    part = await lastPart(store.reader, claimed, part.part)
  ) {
    if (isStopping()) return 'waiting';
    const begun = performance.now();
    const outcomes = part.outcomes ?? [];
    const isOurs = await store.transaction(
      async (records) => {
        const row = await records.get('client_imports', claimed.id);
        if (!isStillOurs(row, claimed)) return false;
        let deleted = 0;
        for (const outcome of outcomes.toReversed()) if (await undoRow(records, outcome)) deleted += 1;
        const undone_count = (row?.undone_count ?? 0) + deleted;
        if (deleted > 0) await records.update('client_imports', claimed.id, { undone_count });
        return true;
      },
      { operation: undoOperation, actor },
    );
    if (!isOurs) return undefined;
    await setTimeout(pauseAfter(begun));
  }
  return 'undone';
}

/** The last part of the file, or the last one before another. */
async function lastPart(records: Reader, { id, sheet }: Import, before = Number.MAX_SAFE_INTEGER) {
  const filter = 'import = {:id} && sheet = {:sheet} && part < {:before}';
  const [part] = await records.find('client_import_parts', filter, { id, sheet, before }, { sort: '-part', limit: 1 });
  return part;
}

async function undoRow(records: DeskRecordsStore, { result, request: id, contact = '' }: RowOutcome): Promise<boolean> {
  if (result !== 'created') return false;
  const request = await records.get('gk_requests', id);
  if (request && !(await isUnchanged(records, request))) return false;
  if (request) await records.delete('gk_requests', id);
  if (contact !== '') await deleteUnused(records, contact);
  return request !== undefined;
}

/** Is it as the import created it: a draft that was not saved, without documents and notes? */
async function isUnchanged(records: Reader, { id, status, created, updated }: RequestRow): Promise<boolean> {
  if (!isDraft(status) || updated !== created) return false;
  const values = { id };
  const documents = await records.count('gk_requests_docs', 'request = {:id}', values);
  return documents === 0 && (await records.count('notes', 'request = {:id}', values)) === 0;
}

async function deleteUnused(records: DeskRecordsStore, id: string): Promise<void> {
  const contact = await records.get('gk_contacts', id);
  if (!contact || contact.updated !== contact.created) return;
  const uses = await records.count('gk_requests', 'contact = {:id}', { id });
  if (uses === 0) await records.delete('gk_contacts', id);
}
