import { askView } from './views.ts';
import { useRunWorkflow } from './workflows.ts';

interface AssignedOnboarding {
  readonly subject: string;
  readonly request: string;
}

/** Assigns the most urgent unassigned onboarding to the user. Returns undefined when none is left. */
export function useAssignNext(): () => Promise<AssignedOnboarding | undefined> {
  const run = useRunWorkflow();
  return async () => {
    const [next] = (await askView('queue', { tab: 'unassigned', sort: 'deadline', limit: 1 })).items;
    if (next) await run('assign', { requests: [next.id] });
    return next && { subject: next.subject, request: next.id };
  };
}
