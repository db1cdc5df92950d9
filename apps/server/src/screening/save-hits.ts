import type { HitChange, HitDecision, HitField } from '@dossier/domain/screening';
import type { DeskRecordsStore, RequestRow, Row } from '../collections/rows.ts';
import type { EarlierHitDecision } from '../collections/shapes.ts';
import type { ScreenedTarget } from './facts-of-targets.ts';
import type { Found } from './provider.ts';
import { changedInEntry, changedInSubject } from './what-changed.ts';

type HitRow = Row<'screening_hits'>;

/** The hits of one name of an onboarding, existing and new, of one run. */
export interface HitsOfTarget {
  readonly request: RequestRow;
  readonly screenedTarget: ScreenedTarget;
  /** Id of the result that contains them. */
  readonly screening: string;
}

export interface SavedHit {
  readonly id: string;
  readonly state: HitRow['state'];
  /** A decision is needed: the hit is new, or its decision is no longer valid. */
  readonly isNews: boolean;
}

/** Why the decision about an entry is no longer valid. Empty: nothing relevant has changed. */
export function whatChanged(known: HitRow, { screenedTarget }: Pick<HitsOfTarget, 'screenedTarget'>, found: Found) {
  const entry = changedInEntry(known.entry ?? {}, found.entry);
  const subject = known.query ? changedInSubject(known.query, screenedTarget.facts) : [];
  const changed: HitChange[] = [
    ...(entry.length > 0 ? ['entry' as const] : []),
    ...(subject.length > 0 ? ['subject' as const] : []),
  ];
  return { changed, fields: [...new Set<HitField>([...entry, ...subject])] };
}

/** Hits of this name of the onboarding, by entry. */
export async function knownHits(
  records: Pick<DeskRecordsStore, 'find'>,
  request: string,
  { kind, target }: Pick<ScreenedTarget, 'kind' | 'target'>,
): Promise<Map<string, HitRow>> {
  const filter = 'request = {:request} && kind = {:kind} && target = {:target}';
  const rows = await records.find('screening_hits', filter, { request, kind, target });
  return new Map(rows.map((row) => [row.entry_key, row]));
}

/** The latest decision about this entry in another onboarding of the same subject. */
function decidedElsewhere(records: DeskRecordsStore, { request, screenedTarget }: HitsOfTarget, found: Found) {
  const filter =
    'subject = {:subject} && kind = {:kind} && target = {:target} && entry_key = {:key} && request != {:request} && ' +
    'state != "open" && state != "unsure"';
  const values = {
    subject: request.subject,
    kind: screenedTarget.kind,
    target: screenedTarget.target,
    key: found.entryKey,
  };
  return records.first('screening_hits', filter, { ...values, request: request.id }, { sort: '-decided_at,-id' });
}

const earlierOf = (hit: HitRow, changed: readonly HitChange[], fields: readonly HitField[]): EarlierHitDecision => ({
  hit: hit.id,
  request: hit.request,
  state: hit.state as HitDecision,
  reason: hit.reason,
  by: hit.by_name,
  at: hit.decided_at,
  changed: [...changed],
  changedFields: [...fields],
});

const undecided = { state: 'open' as const, reason: '', by: '', by_name: '', decided_at: '', carried: false };

/** Stores a match. A decision remains valid while entry and subject are unchanged; otherwise the hit is reopened. */
export async function saveHit(
  records: DeskRecordsStore,
  of: HitsOfTarget,
  found: Found,
  known?: HitRow,
): Promise<SavedHit> {
  const now = valuesOf(of, found);
  if (!known) return addHit(records, of, found, now);
  const { changed, fields } = known.state === 'open' ? { changed: [], fields: [] } : whatChanged(known, of, found);
  const reopened = changed.length > 0 ? { ...undecided, earlier: earlierOf(known, changed, fields) } : {};
  const row = await records.update('screening_hits', known.id, { ...now, ...reopened });
  return { id: row.id, state: row.state, isNews: changed.length > 0 };
}

async function addHit(records: DeskRecordsStore, of: HitsOfTarget, found: Found, now: ReturnType<typeof valuesOf>) {
  const before = await decidedElsewhere(records, of, found);
  const { changed, fields } = before ? whatChanged(before, of, found) : { changed: [], fields: [] };
  const earlier = before ? earlierOf(before, changed, fields) : null;
  // Only dismissals are carried over to other onboardings: a true match is confirmed by a person for each one.
  const isCarried = before !== undefined && changed.length === 0 && before.state === 'false_positive';
  const decision = isCarried
    ? {
        state: before.state,
        reason: before.reason,
        by: before.by,
        by_name: before.by_name,
        decided_at: before.decided_at,
        carried: true,
      }
    : undecided;
  const row = await records.create('screening_hits', { ...now, ...decision, earlier });
  return { id: row.id, state: row.state, isNews: !isCarried };
}

function valuesOf({ request, screenedTarget, screening }: HitsOfTarget, found: Found) {
  return {
    screening,
    request: request.id,
    subject: request.subject,
    kind: screenedTarget.kind,
    target: screenedTarget.target,
    list: found.list,
    list_id: found.listId,
    list_kind: found.listKind,
    list_version: found.listVersion,
    list_date: found.listDate,
    entry_key: found.entryKey,
    entry_name: found.name,
    entry: { ...found.entry },
    score: found.score,
    band: found.band,
    reasons: [...found.reasons],
    query: screenedTarget.facts,
  };
}
