import { accept } from '@dossier/domain/result';
import { newId } from '@dossier/records';
import { assignOnboarding } from '../operations/assign-onboarding.ts';
import { defineWorkflow } from './workflow.ts';

/** Assigns onboardings to an intern: all of them, or none when one is refused. */
export const assign = defineWorkflow('assign', {
  async run(context, { requests, intern }) {
    const batch = newId();
    let undo = '';
    for (const request of new Set(requests)) {
      const assigned = await assignOnboarding(context, { request, batch }, intern);
      if (!assigned.ok) return assigned;
      undo ||= assigned.value;
    }
    return accept({ assigned: requests, undo });
  },
});
