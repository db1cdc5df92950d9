import type { EarlierDecision, HitReason, ScreeningHit } from '@dossier/domain/contracts/answers/screening';
import { isReadOnly } from '@dossier/domain/onboarding';
import { openHitStates } from '@dossier/domain/screening';
import { hitFacts } from '../../case/hit-facts.ts';
import { hasRight } from '../../case/portal-rights.ts';
import type { Screening } from '../../case/screenings.ts';
import type { VisibleCase } from '../../case/visible-case.ts';
import { type Reader, type Row, rowsById } from '../../collections/rows.ts';
import type { EarlierHitDecision, ScreenedFacts } from '../../collections/shapes.ts';

type Hit = Row<'screening_hits'>;

const ofac = (id: string) => `https://sanctionssearch.ofac.treas.gov/Details.aspx?id=${encodeURIComponent(id)}`;
const openSanctions = (id: string) => `https://www.opensanctions.org/entities/${encodeURIComponent(id)}/`;

/** Where the owner of a list shows one of its entries, for the lists that have such a page. */
const pages: Readonly<Record<string, (id: string) => string>> = {
  'ofac-csv': ofac,
  'ofac-xml': ofac,
  'ofac-advanced-xml': ofac,
  'opensanctions-csv': openSanctions,
  'ftm-json': openSanctions,
};

const nobody: ScreenedFacts = {
  type: 'person',
  name: '',
  otherNames: [],
  birthDate: '',
  birthPlace: '',
  nationality: '',
  country: '',
  gender: '',
  documents: [],
  registrationNumber: '',
};

/** What the hits of a file need beside their own rows, read once. */
export interface HitsAround {
  readonly lists: ReadonlyMap<string, Row<'screening_lists'>>;
  readonly requests: ReadonlyMap<string, Row<'gk_requests'>>;
  /** The same entries where they still wait, by entry. */
  readonly open: ReadonlyMap<string, readonly Hit[]>;
  readonly names: ReadonlyMap<string, string>;
}

/** Other files are the desk's own business: an institution learns of its own alone. */
export async function hitsAround(file: VisibleCase, screenings: readonly Screening[]): Promise<HitsAround> {
  const { records, actor } = file;
  const hits = screenings.flatMap((one) => one.hits);
  const lists = await rowsById(
    records,
    'screening_lists',
    hits.map((hit) => hit.list_id),
  );
  const open = hasRight(actor, 'read-foreign-decisions') ? await openOf(records, hits) : new Map<string, Hit[]>();
  const elsewhere = [...open.values()].flat();
  const ids = [...elsewhere.map(({ request }) => request), ...hits.map(({ earlier }) => earlier?.request ?? '')];
  const requests = await rowsById(records, 'gk_requests', ids);
  const results = await rowsById(
    records,
    'statuses_screening',
    elsewhere.map(({ screening }) => screening),
  );
  return { lists, requests, open, names: new Map([...results].map(([id, row]) => [id, row.name])) };
}

async function openOf(records: Reader, hits: readonly Hit[]): Promise<Map<string, Hit[]>> {
  const open = new Map<string, Hit[]>();
  for (const key of new Set(hits.map((hit) => hit.entry_key).filter((key) => key !== ''))) {
    const filter = 'entry_key = {:key} && (state = "open" || state = "unsure")';
    open.set(key, await records.find('screening_hits', filter, { key }, { limit: 200 }));
  }
  return open;
}

export function hitRow({ actor, request }: VisibleCase, around: HitsAround, hit: Hit): ScreeningHit {
  const list = around.lists.get(hit.list_id);
  const entryId = hit.entry_key.slice(hit.entry_key.indexOf(':') + 1);
  const reasons = (hit.reasons ?? []) as HitReason[];
  const earlier = hit.earlier ?? undefined;
  const isForeign = earlier !== undefined && earlierOrg(around, earlier) !== request.org;
  const isClosed = isForeign && !hasRight(actor, 'read-foreign-decisions');
  // A decision that came from another institution's file keeps its word here, and its grounds there.
  const isHidden = hit.carried && isClosed;
  return {
    id: hit.id,
    list: hit.list,
    listId: hit.list_id,
    listKind: hit.list_kind || 'sanctions',
    listVersion: hit.list_version,
    listDate: hit.list_date,
    entryId,
    entryName: hit.entry_name,
    link: entryId === '' ? '' : (pages[list?.format ?? '']?.(entryId) ?? ''),
    entry: hit.entry ?? {},
    score: hit.score,
    band: hit.band || 'alert',
    reasons,
    facts: hitFacts({ facts: hit.query ?? nobody, entry: hit.entry ?? {}, reasons, met: hit.entry_name }),
    state: hit.state,
    reason: isHidden ? '' : hit.reason,
    by: isHidden ? '' : hit.by_name,
    at: isHidden ? '' : hit.decided_at,
    carried: hit.carried,
    isFromElsewhere: hit.carried && isForeign,
    earlier: earlier && !isClosed ? earlierOf(around, earlier) : null,
    same: sameOf(around, hit),
  };
}

const earlierOrg = ({ requests }: HitsAround, { request }: EarlierHitDecision) => requests.get(request)?.org;

function earlierOf({ requests }: HitsAround, earlier: EarlierHitDecision): EarlierDecision {
  const { hit: _, changedFields, ...rest } = earlier;
  return {
    ...rest,
    reference: requests.get(earlier.request)?.reference ?? '',
    changedFields: changedFields as EarlierDecision['changedFields'],
  };
}

function sameOf({ open, requests, names }: HitsAround, hit: Hit): ScreeningHit['same'] {
  return (open.get(hit.entry_key) ?? []).flatMap((other) => {
    const request = requests.get(other.request);
    const isUp = request && !isReadOnly(request.status) && openHitStates.includes(other.state);
    if (!isUp || other.id === hit.id) return [];
    return [
      {
        hit: other.id,
        request: request.id,
        reference: request.reference,
        name: names.get(other.screening) ?? '',
        subjectName: request.client_name,
        isInThisFile: request.id === hit.request,
      },
    ];
  });
}
