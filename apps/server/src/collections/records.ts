import type { RecordOf } from '@dossier/records/collection';
import type { DeskSchema } from './index.ts';

/** Records in API format, by collection name: the types of the web app. */
export type DeskRecords = {
  [N in keyof DeskSchema]: RecordOf<DeskSchema[N]> & { collectionId: string; collectionName: N };
};
