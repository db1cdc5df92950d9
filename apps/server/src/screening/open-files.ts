import { isOpen, openFilter } from '@dossier/domain/onboarding';
import { updateDerivedChecks } from '../case/derive-checks.ts';
import { frozenForStaff } from '../case/own-identification.ts';
import { newestScreeningRun } from '../case/screenings.ts';
import { updateTrueMatchIndicator } from '../case/true-matches.ts';
import type { DeskRecordsStore, RequestRow } from '../collections/rows.ts';
import { loadScreenedTargets, type ScreenedTarget } from './facts-of-targets.ts';
import { type Checkpoint, type MonitorParts, type Rescreened, TakenOver } from './monitor.ts';
import { orderRun } from './order-run.ts';
import type { Found, Screened } from './provider.ts';
import { newsToSave } from './retention.ts';
import { saveScreening } from './save-screening.ts';

/** Onboardings that were submitted and are neither completed nor archived. */
export const openFile = `version != "" && ${openFilter()}`;

type Answered = Extract<Screened, { ok: true }>;

interface OpenFile {
  readonly request: RequestRow;
  readonly screenedTargets: readonly ScreenedTarget[];
}

/**
 * Rescreens open onboardings against the active lists and stores what is new: new hits appear in the interns' queue.
 * Names without changes keep their result, with the time of the check. Only interns are informed.
 */
export async function rescreenOpenFiles(
  parts: MonitorParts,
  requests: readonly RequestRow[],
  checkpoint: Checkpoint,
): Promise<Rescreened> {
  const { reader } = parts.store;
  const files: OpenFile[] = [];
  for (const request of requests) {
    const version = await frozenForStaff(reader, request);
    const isDue = version && (await newestScreeningRun(reader, request.id))?.state === 'done';
    files.push({ request, screenedTargets: isDue ? await loadScreenedTargets(reader, request, version) : [] });
  }
  const answer = await parts.provider.screen(
    files.flatMap(({ screenedTargets }) => screenedTargets.map(({ facts }) => facts)),
  );
  if (!answer.ok) return answer;
  const alerts = await parts.store.transaction(
    async (records) => {
      let news = 0;
      let at = 0;
      for (const file of files) {
        news += await saveFile(records, file, answer, answer.found.slice(at, at + file.screenedTargets.length));
        at += file.screenedTargets.length;
      }
      if (!(await checkpoint(records, news))) throw new TakenOver();
      return news;
    },
    { operation: 'screen-open-onboardings' },
  );
  return { ok: true, alerts };
}

/** Returns the number of names of the onboarding with a new result. */
async function saveFile(
  records: DeskRecordsStore,
  { request, screenedTargets }: OpenFile,
  answer: Answered,
  found: readonly (readonly Found[])[],
): Promise<number> {
  const now = await records.get('gk_requests', request.id);
  const isStillOpen = now && isOpen(now.status);
  // The form was submitted again in the meantime: these names are outdated, and that submission ordered a run.
  if (!isStillOpen || now.version !== request.version) return 0;
  const run = await newestScreeningRun(records, request.id);
  // A run that started before the new list may finish after this one, with results of the previous lists, so another
  // run is ordered.
  if (run?.state === 'running') await orderRun(records, request.id, 'again');
  if (run?.state !== 'done') return 0;
  let news = 0;
  for (const [i, one] of screenedTargets.entries()) {
    const of = { request: request.id, screenedTarget: one, bringsWeak: true };
    const matches = await newsToSave(records, of, found[i] ?? []);
    if (!matches) continue;
    await saveScreening(records, { request: now, screenedTarget: one }, answer, matches);
    news += 1;
  }
  await records.update('screening_runs', run.id, { rescreened_at: records.now });
  if (news > 0) {
    await updateTrueMatchIndicator(records, now);
    await updateDerivedChecks(records, now, null);
  }
  return news;
}
