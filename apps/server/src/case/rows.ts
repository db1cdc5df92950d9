import type { RecordOf } from '@dossier/records';
import type { Desk } from '../collections/index.ts';

/** A row of a collection, by the collection's name. */
export type Row<N extends keyof Desk> = RecordOf<Desk[N]>;

export type RequestRow = Row<'gk_requests'>;
export type AccessRow = Row<'gk_access'>;
export type CorrectionRow = Row<'gk_corrections'>;
