import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAssignNext } from '#api/assign-next.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useChangeSelected } from '#list-views/use-change-selected.ts';
import { usePortal } from '#portals/portal.ts';
import { focusWhenLost } from '#ui/keep-focus.ts';

type Done = (changed: readonly string[]) => void;

/** Assigns onboardings: to me, to another intern, or the next one in the queue. */
export function useAssign(onOpen: (href: string) => void) {
  const { t } = useTranslation('onboardings');
  const { error: textOf } = useErrorText();
  const { links } = usePortal();
  const state = useChangeSelected();
  const next = useAssignNext();
  const [problem, setProblem] = useState('');
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
  const change = async (
    requests: readonly string[],
    intern: string | undefined,
    text: (count: number) => string,
    onDone: Done,
  ) => {
    setProblem('');
    const who = intern === undefined ? {} : { intern };
    await state.change({ action: 'assign', requests, ...who, done: text, onDone });
    focusWhenLost(() => document.querySelector<HTMLElement>('[role=toolbar] button, [role=grid]'));
  };
  return {
    toMe: (requests: readonly string[], onDone: Done) =>
      void change(requests, undefined, (count) => t('queue.assigned.me', { count }), onDone),
    to: (
      requests: readonly string[],
      intern: string,
      interns: readonly { id: string; name: string }[],
      onDone: Done,
    ) => {
      const name = interns.find(({ id }) => id === intern)?.name ?? '';
      const text = (count: number) =>
        intern === '' ? t('queue.assigned.none', { count }) : t('queue.assigned.to', { count, name });
      void change(requests, intern, text, onDone);
    },
    assignNext: () => void assignNext(),
    isPending: state.isPending,
    state,
    /** Why no next one was assigned, or ''. */
    problem,
  };
}
