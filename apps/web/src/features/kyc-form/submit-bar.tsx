import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ClientBar } from '#ui/client-bar.tsx';
import { useForm } from './form-context.ts';

/** Submits the form once all input is saved; the error of a refusal stays visible. */
function useSubmit() {
  const { form, store, links, refresh } = useForm();
  const run = useRunWorkflow();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const submit = async (first?: () => Promise<unknown>) => {
    setSending(true);
    setFailure(undefined);
    try {
      await store.flush();
      if (!store.isSaved()) throw store.get().refusal ?? new Error('not saved');
      await first?.();
      await run('submit', { request: form.request });
      links.go(links.completed);
    } catch (thrown) {
      setFailure(thrown);
      void refresh();
    } finally {
      setSending(false);
    }
  };
  return { submit, isSending, failure };
}

interface Props {
  readonly label: string;
  readonly isReady: boolean;
  /** Must be completed before the form is submitted. */
  readonly first?: () => Promise<unknown>;
  /** Next to the button. */
  readonly children?: ReactNode;
}

/** The submit button, below the reason of the last refusal. */
export function SubmitBar({ label, isReady, first, children }: Props) {
  const { t } = useTranslation('kyc-form');
  const { error } = useErrorText();
  const { submit, isSending, failure } = useSubmit();
  return (
    <>
      {failure !== undefined && (
        <Banner tone="bad" isAlert className="mt-4">
          {error(failure)}
        </Banner>
      )}
      <ClientBar>
        <Button
          variant="primary"
          className="flex-1! md:flex-none!"
          isDisabled={!isReady}
          isPending={isSending}
          onPress={() => void submit(first)}
        >
          {isSending ? t('review.submitting') : label}
        </Button>
        {children}
      </ClientBar>
    </>
  );
}
