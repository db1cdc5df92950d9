import { askView } from './views.ts';
import { useRunWorkflow } from './workflows.ts';

/** Assigns the most urgent unassigned onboarding to the user. Returns its subject; undefined when none is left. */
export function useAssignNext(): () => Promise<string | undefined> {
  const run = useRunWorkflow();
  return async () => {
    const [next] = (await askView('queue', { tab: 'unassigned', sort: 'deadline', limit: 1 })).items;
    if (next) await run('assign', { requests: [next.id] });
    return next?.subject;
  };
}
