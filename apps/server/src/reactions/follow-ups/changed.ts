import type { Change } from '@dossier/records';
import type { DeskSchema } from '../../collections/index.ts';
import type { Row } from '../../collections/rows.ts';

/** A change of one collection with its rows typed. `before` is null for a new row. */
export interface ChangeOf<N extends keyof DeskSchema> {
  readonly before: Row<N> | null;
  readonly after: Row<N>;
  readonly actor: Change['actor'];
  /** The workflow or job that wrote it. */
  readonly operation: string;
}

/** Returns the change with typed rows; undefined for other collections and for deletions. */
export function changeOf<N extends keyof DeskSchema>(change: Change, collection: N): ChangeOf<N> | undefined {
  if (change.collection !== collection || change.after === null) return undefined;
  const { before, after, actor, operation } = change;
  return { before: before as Row<N> | null, after: after as unknown as Row<N>, actor, operation };
}
