import type { ImportLine } from '@dossier/domain/contracts/answers/client-imports';
import type { Row } from '../../collections/rows.ts';

/** An import as lists show it. */
export const importLine = (row: Row<'client_imports'>): ImportLine => ({
  id: row.id,
  number: row.number,
  state: row.state,
  fileName: row.file_name,
  by: row.by_name,
  created: row.created,
  confirmedAt: row.confirmed_at,
  endedAt: row.ended_at,
  total: row.total,
  done: row.done,
  createdCount: row.created_count,
  sameCount: row.same_count,
  rejectedCount: row.rejected_count,
  isUndo: row.undo_at !== '',
  undoneCount: row.undone_count,
});
