import type { Entity } from '@dossier/domain/contracts/answers/entity';
import type { ScreeningRow, ScreeningRun } from '@dossier/domain/contracts/answers/screening';
import type { ListVersion } from '@dossier/domain/contracts/shared/list-version';
import { gated } from '../../case/gates.ts';
import { type HitContext, loadHitContext } from '../../case/hits.ts';
import { hasRight } from '../../case/portal-rights.ts';
import { isStaleClear, type ScreeningFreshness, screeningFreshness } from '../../case/screening-freshness.ts';
import { type CaseScreening, newestScreeningRun, newestScreenings, screeningTargets } from '../../case/screenings.ts';
import type { VisibleCase } from '../../case/visible-case.ts';
import { visibleRisk } from '../../case/visible-risk.ts';
import type { Reader } from '../../collections/rows.ts';
import { hitRow } from './hit-rows.ts';

interface RowsOf {
  readonly file: VisibleCase;
  readonly context: HitContext;
  readonly fresh: ScreeningFreshness;
}

const inOrder = { alert: 0, review: 1, '': 0 } as const;

function rowOf({ file, context, fresh }: RowsOf, { row, hits, status, openHits }: CaseScreening): ScreeningRow {
  const { query } = row;
  const shown = hits.toSorted((a, b) => inOrder[a.band] - inOrder[b.band] || b.score - a.score);
  return {
    id: row.id,
    kind: row.kind,
    target: row.target,
    name: row.name,
    status,
    openHits,
    lists: (row.lists ?? []) as ListVersion[],
    runAt: row.run_at,
    reason: row.reason,
    error: row.error,
    by: row.by_name,
    hits: shown.map((hit) => hitRow(file, context, hit)),
    source: row.source || 'hand',
    threshold: row.threshold,
    query: query && {
      type: query.type,
      name: query.name,
      otherNames: query.otherNames,
      birthDate: query.birthDate,
      country: query.nationality || query.country,
    },
    algorithm: row.algorithm,
    stale: isStaleClear({ row, status }, fresh),
    monitoredAt: fresh.monitoredAt > row.run_at ? fresh.monitoredAt : '',
    newestListDate: fresh.newestListDate,
  };
}

/** The newest run over the whole onboarding. */
async function runOf(records: Reader, request: string): Promise<ScreeningRun | null> {
  const run = await newestScreeningRun(records, request);
  if (!run) return null;
  const { id, state, done, total, error } = run;
  return { id, state, askedAt: run.created, endedAt: run.ended_at, done, total, error };
}

type ScreeningPart = Pick<
  Entity,
  'companyScreening' | 'personScreening' | 'screeningTargets' | 'screeningRun' | 'risk'
>;

export async function screeningPart(file: VisibleCase): Promise<ScreeningPart> {
  const { gate, records, request, version, actor } = file;
  const seesDeskWork = hasRight(actor, 'see-desk-work');
  const rowsOf = async (kind: 'company' | 'person', isWanted: (row: CaseScreening['row']) => boolean = () => true) => {
    const all = [...(await newestScreenings(records, request.id)).values()];
    const own = all.filter(({ row }) => row.kind === kind && isWanted(row));
    const hits = own.flatMap((screening) => screening.hits);
    const context = await loadHitContext(records, actor, hits);
    const of = { file, context, fresh: await screeningFreshness(records, request) };
    return own.map((one) => rowOf(of, one));
  };
  return {
    // The companies above the subject are its ownership, so that gate applies as well.
    companyScreening: await gated(gate, 'company-screening', () =>
      rowsOf('company', ({ target }) => !gate('ownership') || target === 'subject'),
    ),
    personScreening: await gated(gate, 'person-screening', () => rowsOf('person')),
    screeningTargets: seesDeskWork ? await screeningTargets(records, request, version) : [],
    screeningRun: seesDeskWork ? await runOf(records, request.id) : null,
    risk: await visibleRisk(file),
  };
}
