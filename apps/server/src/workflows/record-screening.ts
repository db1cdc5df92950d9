import { accept, refuse } from '@dossier/domain/result';
import { dateText } from '@dossier/records';
import { updateDerivedChecks } from '../case/derive-checks.ts';
import { isRequestAtDesk, loadOnboardingFor } from '../case/onboarding.ts';
import { screeningTargets } from '../case/screenings.ts';
import { nameOf } from '../runtime/actor.ts';
import { newestHits } from '../screening/save-screening.ts';
import { defineWorkflow } from './workflow.ts';

/** Records the result of a manual search of the lists. */
export const recordScreening = defineWorkflow('record-screening', {
  async run({ records, actor, today }, { request: id, kind, target, status, lists, runOn, reason }) {
    const own = await loadOnboardingFor(records, actor, id);
    if (!own.ok) return own;
    const targets = await screeningTargets(records, own.value);
    const screened = targets.find((one) => one.kind === kind && one.target === target);
    if (!screened) return refuse('not-found');
    if (!isRequestAtDesk(own.value)) return refuse('version-frozen');
    if (runOn > today) return refuse('issue-date-in-future', { date: runOn });
    // Existing hits are moved to the manual result, because they still need a decision.
    const hits = await newestHits(records, id, screened);
    const row = await records.create('statuses_screening', {
      request: id,
      subject: own.value.subject,
      kind,
      target,
      name: screened.name,
      status,
      hits: hits.length,
      lists: [...lists],
      run_at: dateText(new Date(`${runOn}T12:00:00Z`)),
      reason,
      by: actor.id,
      by_name: nameOf(actor),
    });
    for (const hit of hits) await records.update('screening_hits', hit.id, { screening: row.id });
    await updateDerivedChecks(records, own.value, actor);
    return accept({ id: row.id });
  },
});
