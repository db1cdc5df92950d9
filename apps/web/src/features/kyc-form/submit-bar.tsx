import { currentDeclaration } from '@dossier/domain/kyc-form/declaration';
import { resolveLanguage } from '@dossier/domain/languages';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { Banner } from '#ui/banner.tsx';
import { ErrorSummary, type SummaryError } from '#ui/error-summary.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { FormBar } from './form-bar.tsx';
import { useForm } from './form-context.ts';

/** Submitting a form: what is missing after an attempt, and the state of the request. */
export interface Sending {
  /** Attempts so far with something missing. */
  readonly attempt: number;
  /** What is missing, in the order of the page; empty before an attempt. */
  readonly shown: readonly SummaryError[];
  readonly isSending: boolean;
  readonly failure: unknown;
  readonly press: () => void;
}

/**
 * Submits the form once all input is saved. With something missing nothing is sent: the summary at the top of the page
 * names it.
 *
 * @param missing what prevents sending, in the order of the page
 * @param first must be completed before the form is submitted
 */
export function useSending(missing: readonly SummaryError[], first?: () => Promise<unknown>): Sending {
  const { form, store, removals, links, refresh, hold } = useForm();
  const { i18n } = useTranslation('kyc-form');
  const run = useRunWorkflow();
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const submit = async () => {
    setSending(true);
    setFailure(undefined);
    // Once it is submitted this page has no questions: it stays until the next one is there.
    const release = hold();
    try {
      const [[notRemoved]] = await Promise.all([removals.end(), store.flush()]);
      if (notRemoved) throw notRemoved;
      if (!store.isSaved()) throw store.get().refusal ?? new Error('not saved');
      await first?.();
      const declaration = { version: currentDeclaration.version, language: resolveLanguage(i18n.language) };
      await run('submit', { request: form.request, declaration });
      links.go(links.completed);
    } catch (thrown) {
      release();
      setSending(false);
      setFailure(thrown);
      void refresh();
    }
  };
  const press = () => {
    if (missing.length === 0) return void submit();
    // Going to a section from here shows its errors at once.
    store.attempt(...form.sections, 'documents');
    setAttempt((count) => count + 1);
  };
  return { attempt, shown: attempt > 0 ? missing : [], isSending, failure, press };
}

/** What prevents sending, at the top of the page; it takes the focus at each attempt. */
export function SendSummary({ sending, title }: { sending: Sending; title: string }) {
  if (sending.shown.length === 0) return null;
  return (
    <div className="mt-2 mb-6">
      <ErrorSummary attempt={sending.attempt} title={title} errors={sending.shown} />
    </div>
  );
}

interface Props {
  readonly sending: Sending;
  readonly label: string;
  /** Above the button: what is agreed to by sending. */
  readonly above?: ReactNode;
  /** Without it the button is the primary one. */
  readonly isQuiet?: boolean;
  /** Next to the button. */
  readonly children?: ReactNode;
}

/** The submit button, below the reason of the last refusal. */
export function SubmitBar({ sending, label, above, isQuiet = false, children }: Props) {
  const { t } = useTranslation('kyc-form');
  const { error } = useErrorText();
  return (
    <>
      {sending.failure !== undefined && (
        <Banner tone="bad" isAlert className="mt-4">
          {error(sending.failure)}
        </Banner>
      )}
      <FormBar above={above}>
        <PlainButton
          variant={isQuiet ? 'secondary' : 'primary'}
          className="flex-1! md:flex-none!"
          isPending={sending.isSending}
          onPress={sending.press}
        >
          {sending.isSending ? t('review.submitting') : label}
        </PlainButton>
        {children}
      </FormBar>
    </>
  );
}
