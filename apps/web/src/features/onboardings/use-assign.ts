import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAssignNext } from '#api/assign-next.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { usePortal } from '#portals/portal.ts';

/** Assigns an onboarding: to me, to another intern, or the next one in the queue. */
export function useAssign(onOpen: (href: string) => void) {
  const { t } = useTranslation('onboardings');
  const { error: textOf } = useErrorText();
  const { links } = usePortal();
  const assign = useWorkflow('assign');
  const next = useAssignNext();
  const [problem, setProblem] = useState('');
  const run = async (requests: readonly string[], intern: string | undefined, done?: () => void) => {
    setProblem('');
    try {
      await assign.mutateAsync({ requests, ...(intern === undefined ? {} : { intern }) });
      done?.();
      return true;
    } catch (error) {
      setProblem(textOf(error));
      return false;
    }
  };
  const assignNext = async () => {
    setProblem('');
    try {
      const taken = await next();
      if (taken === undefined) setProblem(t('queue.nothing-next'));
      else onOpen(links.entity?.(taken) ?? '');
    } catch (error) {
      setProblem(textOf(error));
    }
  };
  return {
    toMe: (requests: readonly string[], done: () => void) => void run(requests, undefined, done),
    to: (requests: readonly string[], intern: string, done: () => void) => void run(requests, intern, done),
    assignNext: () => void assignNext(),
    isPending: assign.isPending,
    /** Why it failed, or ''. */
    problem,
  };
}
