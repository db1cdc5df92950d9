import { useRef } from 'react';
import { askView } from './views.ts';
import { useRunWorkflow } from './workflows.ts';

interface AssignedOnboarding {
  readonly subject: string;
  readonly request: string;
}

/**
 * Assigns the most urgent unassigned onboarding to the user. Returns undefined when none is left. Until the page is left
 * for the onboarding, further calls return the same one.
 */
export function useAssignNext(): () => Promise<AssignedOnboarding | undefined> {
  const run = useRunWorkflow();
  const taken = useRef<Promise<AssignedOnboarding | undefined>>(undefined);
  const take = async () => {
    let assigned: AssignedOnboarding | undefined;
    try {
      const [next] = (await askView('queue', { tab: 'unassigned', sort: 'deadline', limit: 1 })).items;
      if (next) await run('assign', { requests: [next.id] });
      assigned = next && { subject: next.subject, request: next.id };
    } finally {
      if (!assigned) taken.current = undefined;
    }
    return assigned;
  };
  return () => {
    taken.current ??= take();
    return taken.current;
  };
}
