import { isReadOnly } from '@dossier/domain/onboarding';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { loadOnboardingFor } from '../case/onboarding.ts';
import type { WorkflowContext } from '../runtime/workflow-context.ts';
import { defineWorkflow } from './workflow.ts';

/** Assigns onboardings to an intern. Reviewers assign themselves and undo that; a lead assigns any intern. */
export const assign = defineWorkflow('assign', {
  async run(context, { requests, intern = context.actor.id }) {
    const { records, actor } = context;
    const allowed = await mayAssignTo(context, intern);
    if (!allowed.ok) return allowed;
    for (const id of new Set(requests)) {
      const request = await loadOnboardingFor(records, actor, id);
      if (!request.ok) return request;
      const { status, assigned_intern: assigned } = request.value;
      if (isReadOnly(status)) return refuse('move-not-allowed', { move: 'assign', status, allowed: [] });
      const isOthers = assigned !== '' && assigned !== actor.id;
      if (isOthers && actor.role !== 'intern-lead') return refuse('assigned-to-other', { request: id });
      if (assigned !== intern) await records.update('gk_requests', id, { assigned_intern: intern });
    }
    return accept({ assigned: requests });
  },
});

async function mayAssignTo({ records, actor }: WorkflowContext, intern: string): Promise<Result<null>> {
  if (intern === actor.id || intern === '') return accept();
  if (actor.role !== 'intern-lead') return refuse('not-allowed', { move: 'assign' });
  const person = await records.get('internal_users', intern);
  return person?.active ? accept() : refuse('not-found');
}
