import type { ListVersion } from '@dossier/domain/contracts/shared/list-version';
import type { HitBand, ListKind } from '@dossier/domain/screening';
import type { ScreenedFacts } from '../collections/shapes.ts';

/** One comparison, as reported by the engine. */
export interface FoundReason {
  readonly code: string;
  readonly query: string;
  readonly listed: string;
  readonly score: number;
}

/** A possible match of the query. */
export interface Found {
  /** The list's id, a colon, the entry's id on that list. */
  readonly entryKey: string;
  readonly list: string;
  readonly listId: string;
  readonly listKind: ListKind;
  readonly listVersion: string;
  readonly listDate: string;
  /** The best matching listed name. */
  readonly name: string;
  /** 0 to 1. */
  readonly score: number;
  readonly band: HitBand;
  readonly reasons: readonly FoundReason[];
  /** Other entries that match as well may have been left out. */
  readonly isCrowded: boolean;
  /** The complete entry, in the format of the engine's `ListedEntry`. */
  readonly entry: Readonly<Record<string, unknown>>;
}

/** Why nothing could be screened; never the same as "nothing found". */
export type ScreeningError =
  | 'no-list'
  | 'engine-failed'
  | 'provider-not-reached'
  | 'provider-not-allowed'
  | 'provider-key-unreadable';

export type Screened =
  | {
      readonly ok: true;
      readonly source: 'engine' | 'provider';
      readonly lists: readonly ListVersion[];
      readonly threshold: number;
      readonly algorithm: string;
      /** One result per query, in that order; matches best first. */
      readonly found: readonly (readonly Found[])[];
    }
  | { readonly ok: false; readonly error: ScreeningError };

/** A screening provider: the local engine, or an external service. */
export interface ScreeningProvider {
  /** Never throws; unavailability is a result. */
  screen(subjects: readonly ScreenedFacts[]): Promise<Screened>;
}
