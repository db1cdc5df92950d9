import type { ListLoad } from '@dossier/domain/contracts/answers/screening';
import type { LoadProblem } from '@dossier/domain/screening';
import type { Row } from '../../collections/rows.ts';

/** A load as it is shown, without the location of its file. */
export function loadRow(row: Row<'screening_loads'>): ListLoad {
  return {
    id: row.id,
    state: row.state,
    source: row.source,
    from: row.file_name,
    by: row.by_name,
    startedAt: row.started_at || row.created,
    endedAt: row.ended_at,
    entries: row.entries,
    expected: row.expected,
    version: row.version,
    date: row.date,
    badCount: row.bad_count,
    problem: row.problem as LoadProblem | '',
    facts: row.facts ?? {},
  };
}
