import type { UndoableWorkflow } from '@dossier/domain/undo';
import { sectionOfCheck } from '@dossier/domain/visibility';
import { type DeskRecordsStore, fullName, type Row } from '../collections/rows.ts';
import { eventsOf, type NewEvent } from './event.ts';
import { aboutDocument, requestRefs } from './row-events.ts';

type Step = Row<'undo_steps'>;

/** The event of an undone step. What was undone keeps its own event. */
export const undoEvents = eventsOf('undo_steps', async ({ before, after }, records) => {
  if (before === null || before.undone_at !== '' || after.undone_at === '') return undefined;
  return { ...(await requestRefs(records, after.request)), ...(await eventOf[after.workflow](after, records)) };
});

const eventOf: Readonly<Record<UndoableWorkflow, (step: Step, records: DeskRecordsStore) => Promise<NewEvent>>> = {
  async assign({ rows }, records) {
    const id = rows?.[0]?.after['assigned_intern'] ?? '';
    const intern = id === '' ? '' : fullName(await records.get('internal_users', id));
    return { action: 'assignment-undone', audience: 'desk', facts: { intern } };
  },
  async archive({ rows }) {
    const { before = {}, after = {} } = rows?.[0] ?? {};
    const changes = [{ field: 'status', before: after['status'], after: before['status'] }];
    return { action: 'archiving-undone', audience: 'staff', changes };
  },
  async 'verify-document'({ rows }, records) {
    const [row] = rows ?? [];
    if (row?.collection !== 'kyc_businesses_docs' && row?.collection !== 'kyc_individuals_docs')
      throw new Error('an undone verification names no document');
    const about = await aboutDocument(records, await records.need(row.collection, row.id));
    return {
      action: 'verification-undone',
      audience: 'staff',
      facts: about.facts,
      section: 'document-verification',
      changes: [
        ...about.changes.filter(({ field }) => field !== 'name'),
        { field: 'verification', before: row.after['verification'], after: row.before['verification'] },
      ],
    };
  },
  async 'set-check'({ check, status_row, status_row_before }, records) {
    if (check === '') throw new Error('an undone check names no check');
    const undone = await records.need('statuses', status_row);
    const former = status_row_before === '' ? undefined : await records.get('statuses', status_row_before);
    return {
      action: 'check-undone',
      audience: 'staff',
      section: sectionOfCheck[check],
      facts: { check },
      changes: [{ field: 'status', before: undone.status, after: former?.status ?? 'pending' }],
    };
  },
};
