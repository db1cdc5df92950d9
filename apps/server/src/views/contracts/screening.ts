import type { CheckStatus } from '@dossier/domain/checks';
import type {
  Agreement,
  FactReason,
  HitBand,
  HitChange,
  HitField,
  HitState,
  ListFormat,
  ListKind,
  ListSchedule,
  LoadProblem,
  LoadState,
  RunState,
} from '@dossier/domain/screening';
import type { ListVersion } from '../../collections/shapes.ts';

/** Whom the lists were asked for. */
export interface ScreeningQuery {
  readonly type: 'person' | 'company';
  readonly name: string;
  readonly otherNames: readonly string[];
  /** ISO date or ''. */
  readonly birthDate: string;
  /** ISO 3166-1 alpha-2, or ''. */
  readonly country: string;
}

export interface ScreeningRow {
  readonly id: string;
  readonly kind: 'company' | 'person';
  readonly target: string;
  readonly name: string;
  readonly status: CheckStatus;
  readonly openHits: number;
  readonly lists: readonly ListVersion[];
  readonly runAt: string;
  readonly reason: string;
  /** Why nothing could be said: `no-list`, `engine-failed`, `provider-not-reached`, `too-many-hits`; ''. The status is then pending. */
  readonly error: string;
  readonly by: string;
  /** Newest first: the band `alert` before `review`, then by score. */
  readonly hits: readonly ScreeningHit[];
  /** `hand`: recorded by a person. `engine`: our own. `provider`: the outside one. */
  readonly source: 'hand' | 'engine' | 'provider';
  /** Entries from here on alert. Unit: 0 to 1; 0 when recorded by hand. */
  readonly threshold: number;
  /** Null when recorded by hand. */
  readonly query: ScreeningQuery | null;
  /** Edition of the comparing; '' when recorded by hand. */
  readonly algorithm: string;
  /** Clear, but older than the newest list by more than seven days. */
  readonly stale: boolean;
  /** When monitoring last held this name against the lists and found nothing new; ''. */
  readonly monitoredAt: string;
  /** Date of the newest list in force, for the sentence of `stale`; ''. */
  readonly newestListDate: string;
}

/** One comparison that went into a score. `score`: 0 to 1 for words, points added or taken for the rest. */
export interface HitReason {
  /** A code of the engine: `exact`, `same-name`, `transliteration`, `nickname`, `spelling`, `sound`, `birth-date-conflict` … */
  readonly code: string;
  readonly query: string;
  readonly listed: string;
  readonly score: number;
}

/** One line of the table file / list / compared. */
export interface HitFact {
  readonly field: HitField;
  /** As data: names, ISO dates and parts of dates (`1970`, `1970-04`, `~1970`, `1965/1969`), ISO country codes, `male`/`female`. */
  readonly inFile: readonly string[];
  readonly onList: readonly string[];
  readonly compared: Agreement;
  readonly reason: FactReason;
  /** For the sentence: `inFile`, `onList` (words), `years`, `countries`. Of the name, when another one was met: `alias`, `aliasKind` (`alias`, `former`, `weak`), `script`. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** What was decided about this entry before, in this file or another of the same subject. */
export interface EarlierDecision {
  readonly state: HitState;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
  readonly request: string;
  readonly reference: string;
  /** Empty: it still holds. Otherwise why the hit is open again, and which facts are other ones now. */
  readonly changed: readonly HitChange[];
  readonly changedFields: readonly HitField[];
}

export interface ScreeningHit {
  readonly id: string;
  /** Name of the list. */
  readonly list: string;
  readonly listId: string;
  readonly listKind: ListKind;
  readonly listVersion: string;
  /** ISO date or ''. */
  readonly listDate: string;
  /** The list's own number of the entry. */
  readonly entryId: string;
  readonly entryName: string;
  /** Where the list's owner shows this entry; '' when there is no such page. */
  readonly link: string;
  /** The whole entry as the list gives it. */
  readonly entry: Readonly<Record<string, unknown>>;
  /** 0 to 1. */
  readonly score: number;
  readonly band: HitBand;
  readonly reasons: readonly HitReason[];
  readonly facts: readonly HitFact[];
  readonly state: HitState;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
  /** The decision was taken over from an earlier one that still holds. */
  readonly carried: boolean;
  /** It was taken over from another institution's file: by whom, when and why stays with the desk. */
  readonly isFromElsewhere: boolean;
  readonly earlier: EarlierDecision | null;
  /** The same entry where it still waits for a decision, this hit not included. Interns only. */
  readonly same: readonly {
    readonly hit: string;
    readonly request: string;
    readonly reference: string;
    readonly name: string;
    readonly subjectName: string;
    readonly isInThisFile: boolean;
  }[];
}

/** The newest run of the lists over a whole file. Interns only. */
export interface ScreeningRun {
  readonly id: string;
  readonly state: RunState;
  readonly askedAt: string;
  readonly endedAt: string;
  readonly done: number;
  readonly total: number;
  /** As `ScreeningRow.error`. */
  readonly error: string;
}

export interface ScreeningList {
  readonly id: string;
  readonly name: string;
  readonly kind: ListKind;
  readonly format: ListFormat;
  /** '' before the first load. */
  readonly version: string;
  readonly date: string;
  readonly entries: number;
  readonly loadedAt: string;
  /** Leads only; '' for others. */
  readonly address: string;
  readonly schedule: ListSchedule;
  readonly nextLoadAt: string;
  /** The newest load that ended. */
  readonly last: ListLoad | null;
  /** The load that is under way. */
  readonly running: ListLoad | null;
  /** The newest load was not taken over: the version above is an older one. */
  readonly isFailing: boolean;
  /** Newest first, at most 50. */
  readonly loads: readonly ListLoad[];
}

export interface ListLoad {
  readonly id: string;
  readonly state: LoadState;
  readonly source: 'upload' | 'address' | 'command' | 'demo';
  /** Name of the file, or the address's host. */
  readonly from: string;
  readonly by: string;
  readonly startedAt: string;
  readonly endedAt: string;
  /** Entries read so far, or in all. */
  readonly entries: number;
  /** What the last good version had, to draw progress with; 0 when unknown. */
  readonly expected: number;
  readonly version: string;
  readonly date: string;
  readonly badCount: number;
  readonly problem: LoadProblem | '';
  /** For the sentence: `before`, `found`, `expected`, `status`, `detail`. */
  readonly facts: Readonly<Record<string, string | number>>;
}

/** An outside service that answers in yente's shape. */
export interface ScreeningProvider {
  readonly isOn: boolean;
  /** Leads only; '' for others. */
  readonly address: string;
  readonly dataset: string;
  /** Whether a key is stored; the key itself never leaves the server. */
  readonly hasKey: boolean;
}
