import type { SystemRunKind } from '@dossier/domain/system';
import type { DeskRecordsStore, Row } from '../collections/rows.ts';

interface By {
  readonly id: string;
  readonly name: string;
}

/** Orders a run, unless one of its kind waits or runs: that one is returned. */
export async function orderRun(records: DeskRecordsStore, kind: SystemRunKind, by: By): Promise<Row<'system_runs'>> {
  const open = 'kind = {:kind} && (state = "waiting" || state = "running")';
  return (
    (await records.first('system_runs', open, { kind })) ??
    (await records.create('system_runs', { kind, state: 'waiting', by: by.id, by_name: by.name }))
  );
}
