import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunWorkflow, type WorkflowAnswer } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { type ClientForm, useForm } from './form-context.ts';

export type OwnersLink = ClientForm['links'][number];
export type SentLink = WorkflowAnswer<'invite-person'>;

/** The own link of a person; undefined when none was sent. */
export function linkOf({ links }: ClientForm, person: string): OwnersLink | undefined {
  return links.find((link) => link.scope === 'person' && link.person === person);
}

/** What the card of a link says: its state, or why it has to be sent again. */
export type LinkStatus = 'sent' | 'shown' | 'opened' | 'given' | 'asked-again' | 'declined' | 'expired' | 'undelivered';

export function statusOf(link: OwnersLink): LinkStatus {
  if (link.closed === 'declined' || link.closed === 'expired') return link.closed;
  if (link.isAskedAgain) return 'asked-again';
  if (link.state === 'given') return 'given';
  if (link.undelivered) return 'undelivered';
  if (link.state === 'opened') return 'opened';
  return link.sentAt === '' ? 'shown' : 'sent';
}

/** The sentence of a status, with its address and time. */
export function useStatusText(): (link: OwnersLink) => string {
  const { t } = useTranslation('own-links');
  const format = useFormat();
  return (link) => {
    const status = statusOf(link);
    const at = { given: link.givenAt, opened: link.openedAt, sent: link.sentAt, expired: link.expiresAt };
    const date = format.date((at as Partial<Record<LinkStatus, string>>)[status] ?? '');
    return t(`states.${status}`, { email: link.email, name: link.name, date });
  };
}

/** Runs an action on links after saving what was typed, and holds its failure. */
export function useLinkAction() {
  const { store } = useForm();
  // The server knows a person once the section is saved.
  return useSentLinkAction(store.flush);
}

/** Runs an action on links of a form, also of one that was sent, and holds its failure. */
export function useSentLinkAction(before: () => Promise<void> = () => Promise.resolve()) {
  const run = useRunWorkflow();
  const { error } = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const act = async <T>(action: (run: ReturnType<typeof useRunWorkflow>) => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await before();
      return await action(run);
    } catch (thrown) {
      setFailure(thrown);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { act, isBusy, failure: failure === undefined ? undefined : error(failure) };
}
