import type { Entity } from '@dossier/domain/contracts/answers/entity';
import type { ScreeningRow, ScreeningRun } from '@dossier/domain/contracts/answers/screening';
import type { ListVersion } from '@dossier/domain/contracts/shared/list-version';
import { staleClearDays } from '@dossier/domain/limits';
import { gated } from '../../case/gates.ts';
import { hasRight } from '../../case/portal-rights.ts';
import { newestScreenings, type Screening, screeningTargets } from '../../case/screenings.ts';
import type { VisibleCase } from '../../case/visible-case.ts';
import type { Reader, Row } from '../../collections/rows.ts';
import { momentOf } from '../../runtime/clock.ts';
import { listsInForce } from '../../screening/local-screening.ts';
import { type HitsAround, hitRow, hitsAround } from './hit-rows.ts';

/** How old what is known is: the newest list, and when monitoring last looked. */
interface Freshness {
  readonly newestListDate: string;
  readonly newestAt: string;
  readonly monitoredAt: string;
}

interface RowsOf {
  readonly file: VisibleCase;
  readonly around: HitsAround;
  readonly fresh: Freshness;
}

const inOrder = { alert: 0, review: 1, '': 0 } as const;

function rowOf({ file, around, fresh }: RowsOf, { row, hits, status, openHits }: Screening): ScreeningRow {
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
    hits: shown.map((hit) => hitRow(file, around, hit)),
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
    stale: status === 'clear' && isBehind([row.run_at, fresh.monitoredAt].toSorted().at(-1) ?? '', fresh.newestAt),
    monitoredAt: fresh.monitoredAt > row.run_at ? fresh.monitoredAt : '',
    newestListDate: fresh.newestListDate,
  };
}

/** By more than the days after which a clear result is called old. */
function isBehind(lookedAt: string, newestAt: string): boolean {
  if (lookedAt === '' || newestAt === '') return false;
  const days = (momentOf(newestAt).getTime() - momentOf(lookedAt).getTime()) / 86_400_000;
  return days > staleClearDays;
}

async function freshnessOf({ records, request }: VisibleCase): Promise<Freshness> {
  const lists = await listsInForce(records);
  const newest = lists.toSorted((a, b) => dateOf(a).localeCompare(dateOf(b))).at(-1);
  const filter = 'org = {:org} && subject = {:subject} && last_run_at != "" && last_result != "failed"';
  const { org, subject } = request;
  const watching = await records.first('gk_subscriptions', filter, { org, subject }, { sort: '-last_run_at' });
  const run = await newestRunOf(records, request.id);
  return {
    newestListDate: newest?.date || (newest?.loaded_at ?? '').slice(0, 10),
    newestAt: newest ? dateOf(newest) : '',
    monitoredAt: (request.status === 'completed' ? watching?.last_run_at : run?.rescreened_at) ?? '',
  };
}

/** The list's own date; without one the day it came. */
const dateOf = ({ date, loaded_at }: Row<'screening_lists'>) => (date === '' ? loaded_at : `${date} 00:00:00.000Z`);

function newestRunOf(records: Reader, request: string) {
  return records.first('screening_runs', 'request = {:request}', { request }, { sort: '-created,-@rowid' });
}

/** The newest run over the whole file. */
async function runOf(records: Reader, request: string): Promise<ScreeningRun | null> {
  const run = await newestRunOf(records, request);
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
  const rowsOf = async (kind: 'company' | 'person', isWanted: (row: Screening['row']) => boolean = () => true) => {
    const all = [...(await newestScreenings(records, request.id)).values()];
    const own = all.filter(({ row }) => row.kind === kind && isWanted(row));
    const of = { file, around: await hitsAround(file, own), fresh: await freshnessOf(file) };
    return own.map((one) => rowOf(of, one));
  };
  return {
    // The companies above the subject are its ownership: they stand behind that gate too.
    companyScreening: await gated(gate, 'company-screening', () =>
      rowsOf('company', ({ target }) => !gate('ownership') || target === 'subject'),
    ),
    personScreening: await gated(gate, 'person-screening', () => rowsOf('person')),
    screeningTargets: seesDeskWork ? await screeningTargets(records, request, version) : [],
    screeningRun: seesDeskWork ? await runOf(records, request.id) : null,
    risk: await riskOf(file),
  };
}

/** Signs whose data are open to who sees risks at all; of the others the vault's gate decides. */
const openData = ['multiple-address-changes'];

export function riskOf({ gate, records, request }: VisibleCase): Promise<Entity['risk']> {
  return gated(gate, 'risk', async () => {
    const rows = await records.find('risk_indicators', 'request = {:r}', { r: request.id }, { sort: 'created,id' });
    return rows.map((row) => ({
      id: row.id,
      rule: row.rule,
      textKey: row.text_key,
      severity: row.severity,
      // What an indicator was found in may be the vault's: the address register is open, the rest is not.
      data: gate('ownership') && !openData.includes(row.rule) ? {} : (row.data ?? {}),
      foundAt: row.found_at,
    }));
  });
}

export async function openHitsOf({ records, request }: VisibleCase): Promise<number> {
  const screenings = await newestScreenings(records, request.id);
  return [...screenings.values()].reduce((sum, screening) => sum + screening.openHits, 0);
}
