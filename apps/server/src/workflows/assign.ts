import { isReadOnly } from '@dossier/domain/onboarding';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { loadOnboardingFor } from '../case/onboarding.ts';
import type { WorkflowContext } from '../runtime/workflow-context.ts';
import { defineWorkflow } from './workflow.ts';

/** Who at the desk takes care of these onboardings. Reviewers take and give back their own; a lead assigns anybody. */
export const assign = defineWorkflow('assign', {
  async run(context, { requests, intern = context.actor.id }) {
    const { records, actor } = context;
    const allowed = await mayName(context, intern);
    if (!allowed.ok) return allowed;
    for (const id of new Set(requests)) {
      const request = await loadOnboardingFor(records, actor, id);
      if (!request.ok) return request;
      const { status, assigned_intern: holder } = request.value;
      if (isReadOnly(status)) return refuse('move-not-allowed', { move: 'assign', status, allowed: [] });
      const isOthers = holder !== '' && holder !== actor.id;
      if (isOthers && actor.role !== 'intern-lead') return refuse('assigned-to-other', { request: id });
      if (holder !== intern) await records.update('gk_requests', id, { assigned_intern: intern });
    }
    return accept({ assigned: requests });
  },
});

async function mayName({ records, actor }: WorkflowContext, intern: string): Promise<Result<null>> {
  if (intern === actor.id || intern === '') return accept();
  if (actor.role !== 'intern-lead') return refuse('not-allowed', { move: 'assign' });
  const person = await records.get('internal_users', intern);
  return person?.active ? accept() : refuse('not-found');
}
