import { checkStatuses } from '../../checks.ts';
import { z } from '../../schema.ts';
import {
  agreements,
  factReasons,
  hitBands,
  hitChanges,
  hitFields,
  hitStates,
  listFormats,
  listKinds,
  listSchedules,
  loadProblems,
  loadStates,
  runStates,
} from '../../screening.ts';
import type { OutputOf } from '../shared/contract.ts';
import { orEmpty } from '../shared/fields.ts';
import { listVersion } from '../shared/list-version.ts';

/** The person or company that was searched. */
export const screeningQuerySchema = z.strictObject({
  type: z.enum(['person', 'company']),
  name: z.string(),
  otherNames: z.array(z.string()),
  /** ISO date or ''. */
  birthDate: z.string(),
  /** ISO 3166-1 alpha-2, or ''. */
  country: z.string(),
});
export type ScreeningQuery = OutputOf<typeof screeningQuerySchema>;

/** One comparison that went into a score. `score`: 0 to 1 for words, points added or taken for the rest. */
export const hitReasonSchema = z.strictObject({
  /** A code of the engine: `exact`, `same-name`, `transliteration`, `nickname`, `spelling`, `sound`, `birth-date-conflict` … */
  code: z.string(),
  query: z.string(),
  listed: z.string(),
  score: z.number(),
});
export type HitReason = OutputOf<typeof hitReasonSchema>;

/** What was decided about this entry before, in this file or another of the same subject. */
export const earlierDecisionSchema = z.strictObject({
  state: z.enum(hitStates),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  request: z.string(),
  reference: z.string(),
  /** Empty: it still holds. Otherwise why the hit is open again, and which facts are other ones now. */
  changed: z.array(z.enum(hitChanges)),
  changedFields: z.array(z.enum(hitFields)),
});
export type EarlierDecision = OutputOf<typeof earlierDecisionSchema>;

/** One line of the table file / list / compared. */
export const hitFactSchema = z.strictObject({
  field: z.enum(hitFields),
  /** As data: names, ISO dates and parts of dates (`1970`, `1970-04`, `~1970`, `1965/1969`), ISO country codes, `male`/`female`. */
  inFile: z.array(z.string()),
  onList: z.array(z.string()),
  compared: z.enum(agreements),
  reason: z.enum(factReasons),
  /** For the sentence: `inFile`, `onList` (words), `years`, `countries`. Of the name, when another one was met: `alias`, `aliasKind` (`alias`, `former`, `weak`), `script`. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type HitFact = OutputOf<typeof hitFactSchema>;

export const screeningHitSchema = z.strictObject({
  id: z.string(),
  /** Name of the list. */
  list: z.string(),
  listId: z.string(),
  listKind: z.enum(listKinds),
  listVersion: z.string(),
  /** ISO date or ''; the day of the import if the list has no date: `listVersion` is then a checksum. */
  listDate: z.string(),
  /** The list's own number of the entry. */
  entryId: z.string(),
  entryName: z.string(),
  /** Where the list's owner shows this entry; '' when there is no such page. */
  link: z.string(),
  /** The whole entry as the list gives it. */
  entry: z.record(z.string(), z.unknown()),
  /** 0 to 1. */
  score: z.number(),
  band: z.enum(hitBands),
  reasons: z.array(hitReasonSchema),
  facts: z.array(hitFactSchema),
  state: z.enum(hitStates),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  /** The decision was taken over from an earlier one that still holds. */
  carried: z.boolean(),
  /** Taken over from an onboarding of another institution: by whom, when and why is visible to the desk only. */
  isFromElsewhere: z.boolean(),
  earlier: z.nullable(earlierDecisionSchema),
  /** The same entry where it still waits for a decision, this hit not included. Interns only. */
  same: z.array(
    z.strictObject({
      hit: z.string(),
      request: z.string(),
      reference: z.string(),
      name: z.string(),
      subjectName: z.string(),
      isInThisFile: z.boolean(),
    }),
  ),
});
export type ScreeningHit = OutputOf<typeof screeningHitSchema>;

export const screeningRowSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(['company', 'person']),
  target: z.string(),
  name: z.string(),
  status: z.enum(checkStatuses),
  openHits: z.number(),
  lists: z.array(listVersion),
  runAt: z.string(),
  reason: z.string(),
  /** Why nothing could be said: `no-list`, `engine-failed`, `provider-…`, `too-many-hits`; ''. The status is then pending. */
  error: z.string(),
  by: z.string(),
  /** Newest first: the band `alert` before `review`, then by score. */
  hits: z.array(screeningHitSchema),
  /** `hand`: recorded by a person. `engine`: our own. `provider`: the outside one. */
  source: z.enum(['hand', 'engine', 'provider']),
  /** Entries from here on alert. Unit: 0 to 1; 0 when recorded by hand. */
  threshold: z.number(),
  /** Null when recorded by hand. */
  query: z.nullable(screeningQuerySchema),
  /** Edition of the comparing; '' when recorded by hand. */
  algorithm: z.string(),
  /** Clear, but older than the newest list by more than seven days. */
  stale: z.boolean(),
  /** When monitoring last held this name against the lists and found nothing new; ''. */
  monitoredAt: z.string(),
  /** Date of the newest list in force, for the sentence of `stale`; ''. */
  newestListDate: z.string(),
});
export type ScreeningRow = OutputOf<typeof screeningRowSchema>;

/** The newest run of the lists over a whole file. Interns only. */
export const screeningRunSchema = z.strictObject({
  id: z.string(),
  state: z.enum(runStates),
  askedAt: z.string(),
  endedAt: z.string(),
  done: z.number(),
  total: z.number(),
  /** As `ScreeningRow.error`. */
  error: z.string(),
});
export type ScreeningRun = OutputOf<typeof screeningRunSchema>;

export const listLoadSchema = z.strictObject({
  id: z.string(),
  state: z.enum(loadStates),
  source: z.enum(['upload', 'address', 'command', 'demo']),
  /** Name of the file, or the address's host. */
  from: z.string(),
  by: z.string(),
  startedAt: z.string(),
  endedAt: z.string(),
  /** Entries read so far, or in all. */
  entries: z.number(),
  /** What the last good version had, to draw progress with; 0 when unknown. */
  expected: z.number(),
  version: z.string(),
  date: z.string(),
  badCount: z.number(),
  problem: orEmpty(z.enum(loadProblems)),
  /** For the sentence: `before`, `found`, `expected`, `status`, `detail`. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ListLoad = OutputOf<typeof listLoadSchema>;

export const screeningListSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(listKinds),
  format: z.enum(listFormats),
  /** '' before the first load. */
  version: z.string(),
  date: z.string(),
  entries: z.number(),
  loadedAt: z.string(),
  /** Leads only; '' for others. */
  address: z.string(),
  schedule: z.enum(listSchedules),
  nextLoadAt: z.string(),
  /** The newest load that ended. */
  last: z.nullable(listLoadSchema),
  /** The load that is under way. */
  running: z.nullable(listLoadSchema),
  /** The newest load was not taken over: the version above is an older one. */
  isFailing: z.boolean(),
  /** Newest first, at most 50. */
  loads: z.array(listLoadSchema),
});
export type ScreeningList = OutputOf<typeof screeningListSchema>;

/** An outside service that answers in yente's shape. */
export const screeningProviderSchema = z.strictObject({
  isOn: z.boolean(),
  /** Leads only; '' for others. */
  address: z.string(),
  dataset: z.string(),
  /** Whether a key is stored; the key itself never leaves the server. */
  hasKey: z.boolean(),
});
export type ProviderSettings = OutputOf<typeof screeningProviderSchema>;
