import { isReadOnly } from '@dossier/domain/onboarding';
import { openHitStates } from '@dossier/domain/screening';
import { type Reader, type RequestRow, type Row, rowsById } from '../collections/rows.ts';
import type { EarlierHitDecision } from '../collections/shapes.ts';
import type { Actor } from '../runtime/actor.ts';
import { hasRight } from './portal-rights.ts';

export type Hit = Row<'screening_hits'>;

/** Most open hits of one entry that are loaded. */
const maxOpenPerEntry = 200;

/** The rows that the hits of an onboarding refer to. */
export interface HitContext {
  readonly lists: ReadonlyMap<string, Row<'screening_lists'>>;
  readonly requests: ReadonlyMap<string, RequestRow>;
  /** Undecided hits of the same entries in all onboardings, by entry; empty unless the actor may see them. */
  readonly open: ReadonlyMap<string, readonly Hit[]>;
  /** Screened names by id of their screening. */
  readonly names: ReadonlyMap<string, string>;
}

/** Loads the rows that hits refer to; an institution learns nothing of hits in other onboardings. */
export async function loadHitContext(records: Reader, actor: Actor, hits: readonly Hit[]): Promise<HitContext> {
  const lists = await rowsById(
    records,
    'screening_lists',
    hits.map((hit) => hit.list_id),
  );
  const open = hasRight(actor, 'read-foreign-decisions') ? await openHitsByEntry(records, hits) : new Map();
  const undecided: Hit[] = [...open.values()].flat();
  const ids = [...undecided.map(({ request }) => request), ...hits.map(({ earlier }) => earlier?.request ?? '')];
  const requests = await rowsById(records, 'gk_requests', ids);
  const screenings = await rowsById(
    records,
    'statuses_screening',
    undecided.map(({ screening }) => screening),
  );
  return { lists, requests, open, names: new Map([...screenings].map(([id, row]) => [id, row.name])) };
}

async function openHitsByEntry(records: Reader, hits: readonly Hit[]): Promise<Map<string, Hit[]>> {
  const open = new Map<string, Hit[]>();
  for (const key of new Set(hits.map((hit) => hit.entry_key).filter((key) => key !== ''))) {
    const filter = 'entry_key = {:key} && (state = "open" || state = "unsure")';
    open.set(key, await records.find('screening_hits', filter, { key }, { limit: maxOpenPerEntry }));
  }
  return open;
}

/** What an actor may know of the decision that a hit repeats. */
export interface VisibleDecision {
  /** The decision was made in another institution's onboarding. */
  readonly isForeign: boolean;
  /** The hit's own decision was carried over from there: only its state is visible. */
  readonly isHidden: boolean;
  /** The earlier decision; undefined when there is none or it is not visible. */
  readonly earlier: EarlierHitDecision | undefined;
}

/** Restricts a hit's earlier decision to what the actor may know: reasons of another institution stay with the desk. */
export function visibleDecision(
  { requests }: Pick<HitContext, 'requests'>,
  { actor, request }: { readonly actor: Actor; readonly request: Pick<RequestRow, 'org'> },
  hit: Pick<Hit, 'earlier' | 'carried'>,
): VisibleDecision {
  const earlier = hit.earlier ?? undefined;
  const isForeign = earlier !== undefined && requests.get(earlier.request)?.org !== request.org;
  const isClosed = isForeign && !hasRight(actor, 'read-foreign-decisions');
  return { isForeign, isHidden: hit.carried && isClosed, earlier: isClosed ? undefined : earlier };
}

export interface UndecidedHit {
  readonly hit: Hit;
  readonly request: RequestRow;
  /** The screened name. */
  readonly name: string;
}

/** Undecided hits of the same entry, other than this one, in onboardings that are not archived. */
export function otherOpenHits({ open, requests, names }: HitContext, hit: Hit): UndecidedHit[] {
  return (open.get(hit.entry_key) ?? []).flatMap((other) => {
    const request = requests.get(other.request);
    if (!request || isReadOnly(request.status) || !openHitStates.includes(other.state) || other.id === hit.id)
      return [];
    return [{ hit: other, request, name: names.get(other.screening) ?? '' }];
  });
}
