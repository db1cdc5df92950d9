import { undoImportHours } from '@dossier/domain/limits';
import type { Row } from '../collections/rows.ts';
import { momentOf } from '../runtime/clock.ts';

type Import = Row<'client_imports'>;

/** Has it ended, with drafts that could be deleted? */
export const isUndoable = ({ state, created_count }: Pick<Import, 'state' | 'created_count'>): boolean =>
  (state === 'done' || state === 'stopped') && created_count > 0;

/** Until when an import that has ended can be taken back. */
export const undoableUntil = ({ ended_at }: Pick<Import, 'ended_at'>): Date =>
  new Date(momentOf(ended_at).getTime() + undoImportHours * 3_600_000);
