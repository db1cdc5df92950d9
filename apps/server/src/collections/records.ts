import type { RecordOf } from '@dossier/records/collection';
import type { DeskSchema } from './index.ts';

/** Records as the wire gives them, by collection name: the web's types. */
export type DeskRecords = {
  [N in keyof DeskSchema]: RecordOf<DeskSchema[N]> & { collectionId: string; collectionName: N };
};
