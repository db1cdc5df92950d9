import { isReadOnly } from '@dossier/domain/onboarding';
import { dateText, type Store } from '@dossier/records';
import { updateDerivedChecks } from '../case/derive-checks.ts';
import { frozenForStaff } from '../case/own-identification.ts';
import { updateTrueMatchIndicator } from '../case/true-matches.ts';
import type { DeskSchema } from '../collections/index.ts';
import type { RequestRow, Row } from '../collections/rows.ts';
import { claimJob, isStillOurs, leaseFrom } from '../runtime/claim-job.ts';
import { loadScreenedTargets, type ScreenedTarget } from './facts-of-targets.ts';
import type { Found, Screened, ScreeningError, ScreeningProvider } from './provider.ts';
import { saveFailure, saveScreening } from './save-screening.ts';

/** Names screened per batch: between two batches progress is reported and the lease renewed. */
const batchSize = 25;
/** A run that finds the engine or the provider unavailable is retried this often, with a delay that doubles each time. */
const maxAttempts = 8;
const firstDelayMs = 30_000;

export interface RunParts {
  readonly store: Store<DeskSchema>;
  readonly provider: ScreeningProvider;
  readonly now: () => Date;
}

type Run = Row<'screening_runs'>;

/**
 * Processes every due run. Several processes may do it at once.
 * @returns the number of runs
 */
export async function runDueScreenings(parts: RunParts, isStopping: () => boolean = () => false): Promise<number> {
  let done = 0;
  while (!isStopping()) {
    const run = await claimJob(parts.store, 'screening_runs', parts.now);
    if (!run) return done;
    await screenFile(parts, run);
    done += 1;
  }
  return done;
}

/** Screens outside of any transaction, then stores everything in one: an interruption leaves nothing partial. */
async function screenFile(parts: RunParts, run: Run): Promise<void> {
  const { reader } = parts.store;
  const request = await reader.get('gk_requests', run.request);
  const version = request && (await frozenForStaff(reader, request));
  if (!request || !version || isReadOnly(request.status)) return finish(parts, run, { state: 'done' });
  const screenedTargets = await loadScreenedTargets(reader, request, version);
  const answer = await screenInBatches(parts, run, screenedTargets);
  if (answer.ok) return saveAll(parts, run, { request, screenedTargets, answer });
  return saveUnavailable(parts, run, { request, screenedTargets, error: answer.error });
}

async function screenInBatches(
  parts: RunParts,
  run: Run,
  screenedTargets: readonly ScreenedTarget[],
): Promise<Screened> {
  let all: Extract<Screened, { ok: true }> | undefined;
  const found: (readonly Found[])[] = [];
  for (let at = 0; at < screenedTargets.length; at += batchSize) {
    const answer = await parts.provider.screen(screenedTargets.slice(at, at + batchSize).map(({ facts }) => facts));
    if (!answer.ok) return answer;
    all = answer;
    found.push(...answer.found);
    await reportProgress(parts, run, found.length, screenedTargets.length);
  }
  return all ? { ...all, found } : parts.provider.screen([]);
}

async function reportProgress({ store, now }: RunParts, run: Run, done: number, total: number): Promise<void> {
  await store.transaction(
    async (records) => {
      if (!isStillOurs(await records.get('screening_runs', run.id), run)) return;
      await records.update('screening_runs', run.id, { done, total, lease_until: leaseFrom(now()) });
    },
    { operation: 'screen-onboarding' },
  );
}

interface Answered {
  readonly request: RequestRow;
  readonly screenedTargets: readonly ScreenedTarget[];
  readonly answer: Extract<Screened, { ok: true }>;
}

async function saveAll({ store }: RunParts, run: Run, { request, screenedTargets, answer }: Answered): Promise<void> {
  await store.transaction(
    async (records) => {
      if (!isStillOurs(await records.get('screening_runs', run.id), run)) return;
      const now = await records.need('gk_requests', request.id);
      // The form was submitted again in the meantime: these names are outdated, and that submission ordered a run.
      if (now.version === request.version) {
        const by = { id: run.by, name: run.by_name };
        for (const [i, one] of screenedTargets.entries()) {
          await saveScreening(records, { request: now, screenedTarget: one, by }, answer, answer.found[i] ?? []);
        }
        await updateTrueMatchIndicator(records, now);
      }
      await records.update('screening_runs', run.id, {
        state: 'done',
        ended_at: records.now,
        error: '',
        lease_until: '',
      });
      await updateDerivedChecks(records, now, null);
    },
    { operation: 'screen-onboarding' },
  );
}

interface Unavailable {
  readonly request: RequestRow;
  readonly screenedTargets: readonly ScreenedTarget[];
  readonly error: ScreeningError;
}

/** Nothing could be screened: every name is pending with the reason, and the run is retried unless there is no list at all. */
async function saveUnavailable(
  { store, now }: RunParts,
  run: Run,
  { request, screenedTargets, error }: Unavailable,
): Promise<void> {
  const isOver = error === 'no-list' || run.attempts >= maxAttempts;
  const next = new Date(now().getTime() + firstDelayMs * 2 ** (run.attempts - 1));
  await store.transaction(
    async (records) => {
      if (!isStillOurs(await records.get('screening_runs', run.id), run)) return;
      if (run.error === '') {
        for (const one of screenedTargets) {
          if (!(await recordedByHandSince(records, run, one)))
            await saveFailure(records, { request, screenedTarget: one }, error);
        }
      }
      await records.update('screening_runs', run.id, {
        error,
        ...(isOver
          ? { state: 'failed', ended_at: records.now, lease_until: '' }
          : { state: 'waiting', lease_until: dateText(next) }),
      });
      await updateDerivedChecks(records, request, null);
    },
    { operation: 'screen-onboarding' },
  );
}

/** A result that a person recorded while the run waited is not overwritten by its failure. */
async function recordedByHandSince(
  records: Pick<Store<DeskSchema>['reader'], 'first'>,
  run: Run,
  { kind, target }: ScreenedTarget,
): Promise<boolean> {
  const filter = 'request = {:request} && kind = {:kind} && target = {:target} && source = "" && created >= {:since}';
  const values = { request: run.request, kind, target, since: run.created };
  return (await records.first('statuses_screening', filter, values)) !== undefined;
}

async function finish({ store }: RunParts, run: Run, values: Partial<Run>): Promise<void> {
  await store.transaction(
    async (records) => {
      if (!isStillOurs(await records.get('screening_runs', run.id), run)) return;
      await records.update('screening_runs', run.id, { ...values, ended_at: records.now, lease_until: '' });
    },
    { operation: 'screen-onboarding' },
  );
}
