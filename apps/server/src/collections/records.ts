import type { RecordOf } from '@dossier/records/collection';
import type { Desk } from './index.ts';

/** Records as the wire gives them, by collection name: the web's types. */
export type DeskRecords = { [N in keyof Desk]: RecordOf<Desk[N]> & { collectionId: string; collectionName: N } };
