import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRequestError } from '#api/errors.ts';
import { Banner } from '#ui/banner.tsx';
import { PlainButton } from '#ui/plain-button.tsx';

/** A form that submits once at a time; unexplained errors are shown below it. */
export function AccountForm({
  lead,
  label,
  children,
  onSend,
}: {
  lead: string;
  label: string;
  children?: ReactNode;
  /** @throws errors that belong to no field */
  onSend: () => Promise<void>;
}) {
  const { t } = useTranslation('account');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<'failed' | 'too-many'>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    await onSend().catch((error: unknown) =>
      setFailure(isRequestError(error) && error.status === 429 ? 'too-many' : 'failed'),
    );
    setBusy(false);
  };
  return (
    <>
      <p className="mt-1 text-14 text-ink-2 [overflow-wrap:anywhere]">{lead}</p>
      <form noValidate onSubmit={(event) => void send(event)} className="mt-6 flex flex-col gap-4">
        {children}
        {failure && (
          <Banner tone="bad" isAlert>
            {t(failure)}
          </Banner>
        )}
        <PlainButton type="submit" variant="primary" size="lg" isBlock isPending={isBusy} className="mt-1">
          {label}
        </PlainButton>
      </form>
    </>
  );
}

/** The result of submitting. */
export function FormOutcome({ tone, title, body }: { tone: 'ok' | 'warn'; title: string; body: string }) {
  return (
    <div role="status" className="mt-6">
      <Banner tone={tone} title={title}>
        {body}
      </Banner>
    </div>
  );
}
