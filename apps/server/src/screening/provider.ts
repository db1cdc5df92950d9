import type { ListVersion } from '@dossier/domain/contracts/list-version';
import type { HitBand, ListKind } from '@dossier/domain/screening';
import type { ScreenedFacts } from '../collections/shapes.ts';

/** Entries whose name alone alerts and which facts brought below the threshold are kept from here on. See decision 0073. */
export const reviewFrom = 0.55;
/** Entries kept of one name. With so many the name is too ordinary: its result stays open for a person to record. */
export const mostFound = 200;

/** One comparison, as the engine tells it. */
export interface FoundReason {
  readonly code: string;
  readonly query: string;
  readonly listed: string;
  readonly score: number;
}

/** An entry that may be the one who was asked for. */
export interface Found {
  /** The list's id, a colon, the list's own number. */
  readonly entryKey: string;
  readonly list: string;
  readonly listId: string;
  readonly listKind: ListKind;
  readonly listVersion: string;
  readonly listDate: string;
  /** The listed name that fits best. */
  readonly name: string;
  /** 0 to 1. */
  readonly score: number;
  readonly band: HitBand;
  readonly reasons: readonly FoundReason[];
  /** Others that fit as well may have been left out. */
  readonly isCrowded: boolean;
  /** The whole entry, in the shape of the engine's `ListedEntry`. */
  readonly entry: Readonly<Record<string, unknown>>;
}

/** Why nothing could be said: never the same as nothing found. */
export type ScreeningError = 'no-list' | 'engine-failed' | 'provider-not-reached';

export type Screened =
  | {
      readonly ok: true;
      readonly source: 'engine' | 'provider';
      readonly lists: readonly ListVersion[];
      readonly threshold: number;
      readonly algorithm: string;
      /** One for each who was asked for, in that order; best first. */
      readonly found: readonly (readonly Found[])[];
    }
  | { readonly ok: false; readonly error: ScreeningError };

/** Who answers whether somebody is on a list: our own engine, or an outside service. */
export interface ScreeningProvider {
  /** Errors: none; what is down is an answer. */
  screen(asked: readonly ScreenedFacts[]): Promise<Screened>;
}
