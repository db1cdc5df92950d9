import { newestScreenings, type Screening, screeningTargets } from '../../file/screenings.ts';
import type { Entity, HitReason, ScreeningHit, ScreeningRow } from '../contracts.ts';
import { gated } from '../parts/gates.ts';
import type { EntityFile } from './entity-file.ts';

type Screenings = ReadonlyMap<string, Screening>;

export function screeningRows(screenings: Screenings, kind: 'company' | 'person'): ScreeningRow[] {
  return [...screenings.values()].filter(({ row }) => row.kind === kind).map(rowOf);
}

function rowOf({ row, hits, status, openHits }: Screening): ScreeningRow {
  return {
    id: row.id,
    kind: row.kind,
    target: row.target,
    name: row.name,
    status,
    openHits,
    lists: row.lists ?? [],
    runAt: row.run_at,
    reason: row.reason,
    error: row.error,
    by: row.by_name,
    hits: hits.map(hitOf),
    source: 'hand',
    threshold: 0,
    query: null,
    algorithm: '',
    stale: false,
    monitoredAt: '',
    newestListDate: '',
  };
}

function hitOf(hit: Screening['hits'][number]): ScreeningHit {
  return {
    id: hit.id,
    list: hit.list,
    listId: '',
    listKind: 'sanctions',
    listVersion: '',
    listDate: '',
    entryId: '',
    entryName: '',
    link: '',
    entry: hit.entry ?? {},
    score: hit.score,
    band: 'alert',
    reasons: (hit.reasons ?? []) as HitReason[],
    facts: [],
    state: hit.state,
    reason: hit.reason,
    by: hit.by_name,
    at: hit.decided_at,
    carried: false,
    earlier: null,
    same: [],
  };
}

type ScreeningPart = Pick<
  Entity,
  'companyScreening' | 'personScreening' | 'screeningTargets' | 'screeningRun' | 'risk'
>;

export async function screeningPart(file: EntityFile): Promise<ScreeningPart> {
  const { gate, records, request, version, actor } = file;
  const screenings = await newestScreenings(records, request.id);
  const targets = actor.portal === 'intern' ? await screeningTargets(records, request, version) : [];
  return {
    companyScreening: await gated(gate, 'company-screening', () => {
      const rows = screeningRows(screenings, 'company');
      // The companies above the subject are its ownership: they stand behind that gate too.
      return gate('ownership') ? rows.filter((row) => row.target === 'subject') : rows;
    }),
    personScreening: await gated(gate, 'person-screening', () => screeningRows(screenings, 'person')),
    screeningTargets: targets,
    screeningRun: null,
    risk: await riskOf(file),
  };
}

export function riskOf({ gate, records, request }: EntityFile): Promise<Entity['risk']> {
  return gated(gate, 'risk', async () => {
    const rows = await records.find('risk_indicators', 'request = {:r}', { r: request.id }, { sort: 'created,id' });
    return rows.map((row) => ({
      id: row.id,
      rule: row.rule,
      textKey: row.text_key,
      severity: row.severity,
      // What an indicator was found in may be the vault's: the address register is open, the rest is not.
      data: gate('ownership') && row.rule !== 'multiple-address-changes' ? {} : (row.data ?? {}),
      foundAt: row.found_at,
    }));
  });
}

export async function openHitsOf({ records, request }: EntityFile): Promise<number> {
  const screenings = await newestScreenings(records, request.id);
  return [...screenings.values()].reduce((sum, screening) => sum + screening.openHits, 0);
}
