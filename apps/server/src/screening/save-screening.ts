import { maxStoredMatches } from '@dossier/domain/limits';
import { tooMany } from '../case/screenings.ts';
import type { DeskRecordsStore, RequestRow, Row } from '../collections/rows.ts';
import type { ScreenedTarget } from './facts-of-targets.ts';
import type { Found, Screened, ScreeningError } from './provider.ts';
import { knownHits, type SavedHit, saveHit } from './save-hits.ts';

type Answered = Extract<Screened, { ok: true }>;

export interface OneScreening {
  readonly request: RequestRow;
  readonly screenedTarget: ScreenedTarget;
  readonly by?: { readonly id: string; readonly name: string };
  /** Found by monitoring, after the onboarding was completed. */
  readonly isMonitored?: boolean;
}

/** Stores the result of screening one name, and its hits with their earlier decisions. */
export async function saveScreening(
  records: DeskRecordsStore,
  { request, screenedTarget, by = { id: '', name: '' }, isMonitored = false }: OneScreening,
  answered: Omit<Answered, 'found'>,
  found: readonly Found[],
): Promise<SavedHit[]> {
  const known = await knownHits(records, request.id, screenedTarget);
  const isCrowded = found.length >= maxStoredMatches || found.some((one) => one.isCrowded);
  const row = await records.create('statuses_screening', {
    ...aboutOf(request, screenedTarget),
    status: 'pending',
    hits: found.length,
    lists: [...answered.lists],
    run_at: records.now,
    source: answered.source,
    monitored: isMonitored,
    threshold: answered.threshold,
    query: screenedTarget.facts,
    algorithm: answered.algorithm,
    by: by.id,
    by_name: by.name,
  });
  const saved: SavedHit[] = [];
  for (const one of found) {
    saved.push(await saveHit(records, { request, screenedTarget, screening: row.id }, one, known.get(one.entryKey)));
  }
  await records.update('statuses_screening', row.id, {
    status: isCrowded ? 'pending' : statusOf(saved),
    error: isCrowded ? tooMany : '',
    found: found.map(({ entryKey, name, score }, i) => ({
      entry: entryKey,
      name,
      score,
      state: saved[i]?.state ?? 'open',
    })),
  });
  return saved;
}

function statusOf(hits: readonly SavedHit[]): Row<'statuses_screening'>['status'] {
  if (hits.some(({ state }) => state === 'true_match')) return 'failed';
  return hits.some(({ state }) => state === 'open' || state === 'unsure') ? 'pending' : 'clear';
}

/** Stores that a name could not be screened. Existing hits are moved to this result. */
export async function saveFailure(
  records: DeskRecordsStore,
  { request, screenedTarget }: OneScreening,
  error: ScreeningError,
): Promise<void> {
  const known = await newestHits(records, request.id, screenedTarget);
  const row = await records.create('statuses_screening', {
    ...aboutOf(request, screenedTarget),
    status: 'pending',
    hits: known.length,
    lists: [],
    run_at: records.now,
    source: 'engine',
    query: screenedTarget.facts,
    error,
  });
  for (const { id } of known) await records.update('screening_hits', id, { screening: row.id });
}

/** The hits of the latest result of a name. */
export async function newestHits(
  records: Pick<DeskRecordsStore, 'find' | 'first'>,
  request: string,
  { kind, target }: Pick<ScreenedTarget, 'kind' | 'target'>,
): Promise<Row<'screening_hits'>[]> {
  const filter = 'request = {:request} && kind = {:kind} && target = {:target}';
  const values = { request, kind, target };
  const newest = await records.first('statuses_screening', filter, values, { sort: '-created,-@rowid' });
  return newest ? records.find('screening_hits', 'screening = {:s}', { s: newest.id }) : [];
}

const aboutOf = (request: RequestRow, { kind, target, name }: ScreenedTarget) => ({
  request: request.id,
  subject: request.subject,
  kind,
  target,
  name,
});
