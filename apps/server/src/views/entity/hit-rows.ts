import type { EarlierDecision, HitReason, ScreeningHit } from '@dossier/domain/contracts/answers/screening';
import { entryIdOf } from '../../case/entry-id.ts';
import { hitFacts } from '../../case/hit-facts.ts';
import { type Hit, type HitContext, otherOpenHits, visibleDecision } from '../../case/hits.ts';
import type { VisibleCase } from '../../case/visible-case.ts';
import type { EarlierHitDecision, ScreenedFacts } from '../../collections/shapes.ts';

const ofac = (id: string) => `https://sanctionssearch.ofac.treas.gov/Details.aspx?id=${encodeURIComponent(id)}`;
const openSanctions = (id: string) => `https://www.opensanctions.org/entities/${encodeURIComponent(id)}/`;

/** The public page of a list's entry, for the formats whose publisher has one. */
const pages: Readonly<Record<string, (id: string) => string>> = {
  'ofac-csv': ofac,
  'ofac-xml': ofac,
  'ofac-advanced-xml': ofac,
  'opensanctions-csv': openSanctions,
  'ftm-json': openSanctions,
};

const emptyPerson: ScreenedFacts = {
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

/** A hit as the screening section shows it. */
export function hitRow(file: VisibleCase, context: HitContext, hit: Hit): ScreeningHit {
  const list = context.lists.get(hit.list_id);
  const entryId = entryIdOf(hit);
  const reasons = (hit.reasons ?? []) as HitReason[];
  const { isForeign, isHidden, earlier } = visibleDecision(context, file, hit);
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
    facts: hitFacts({ facts: hit.query ?? emptyPerson, entry: hit.entry ?? {}, reasons, met: hit.entry_name }),
    state: hit.state,
    reason: isHidden ? '' : hit.reason,
    by: isHidden ? '' : hit.by_name,
    at: isHidden ? '' : hit.decided_at,
    carried: hit.carried,
    isFromElsewhere: hit.carried && isForeign,
    earlier: earlier ? earlierRow(context, earlier) : null,
    same: sameRows(context, hit),
  };
}

function earlierRow({ requests }: HitContext, earlier: EarlierHitDecision): EarlierDecision {
  const { hit: _, changedFields, ...rest } = earlier;
  return {
    ...rest,
    reference: requests.get(earlier.request)?.reference ?? '',
    changedFields: changedFields as EarlierDecision['changedFields'],
  };
}

function sameRows(context: HitContext, hit: Hit): ScreeningHit['same'] {
  return otherOpenHits(context, hit).map(({ hit: other, request, name }) => ({
    hit: other.id,
    request: request.id,
    reference: request.reference,
    name,
    subjectName: request.client_name,
    isInThisFile: request.id === hit.request,
  }));
}
