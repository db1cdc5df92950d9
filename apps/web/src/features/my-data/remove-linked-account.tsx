import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#api/client.ts';
import { statusOf, WorkflowRefused } from '#api/errors.ts';
import { askForCode, signInWithCode } from '#api/sign-in.ts';
import { useUser } from '#api/use-session.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { usePortal } from '#portals/portal.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface RemoveProps {
  account: { readonly id: string; readonly provider: string };
  onClose: () => void;
  onRemoved: () => void;
}

const isTooOld = (error: unknown): boolean => error instanceof WorkflowRefused && error.code === 'sign-in-too-old';

/** Removes a linked account; asks for a new code when the client logged in too long ago. */
export function RemoveLinkedAccount({ account, onClose, onRemoved }: RemoveProps) {
  const { t } = useTranslation('my-data');
  const { error: textOf } = useErrorText();
  const remove = useWorkflow('remove-linked-account');
  const [isConfirming, setConfirming] = useState(false);
  const send = () =>
    remove.mutate(
      { account: account.id },
      { onSuccess: onRemoved, onError: (error) => isTooOld(error) && setConfirming(true) },
    );
  const failure = remove.error && !isTooOld(remove.error) ? textOf(remove.error) : undefined;
  return (
    <Dialog
      isOpen
      isDismissable={!remove.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('linked.ask', { provider: account.provider })}
    >
      {isConfirming ? (
        <ConfirmByCode onConfirmed={send} onCancel={onClose} isRemoving={remove.isPending} failure={failure} />
      ) : (
        <div className="flex flex-col gap-4">
          <p>{t('linked.ask-body', { provider: account.provider })}</p>
          <Failure text={failure} />
          <Buttons onCancel={onClose} onSend={send} isPending={remove.isPending} />
        </div>
      )}
    </Dialog>
  );
}

interface ConfirmProps {
  onConfirmed: () => void;
  onCancel: () => void;
  isRemoving: boolean;
  failure: string | undefined;
}

/** A fresh sign-in: a code to the own address, then the removal. */
function ConfirmByCode({ onConfirmed, onCancel, isRemoving, failure }: ConfirmProps) {
  const { t } = useTranslation('my-data');
  const { authCollection } = usePortal();
  const email = String(useUser()?.['email'] ?? '');
  const [otpId, setOtpId] = useState<string>();
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const attempt = async (run: () => Promise<void>, textOf: (error: unknown) => string) => {
    setBusy(true);
    setWrong(undefined);
    await run().catch((error: unknown) => setWrong(textOf(error)));
    setBusy(false);
  };
  const request = () =>
    attempt(
      async () => {
        setOtpId((await askForCode(client, authCollection, email)).otpId);
        setCode('');
      },
      () => t('linked.code-not-sent'),
    );
  const enter = () =>
    attempt(
      async () => {
        await signInWithCode(client, authCollection, otpId ?? '', code);
        onConfirmed();
      },
      (error) => t(statusOf(error) === 400 ? 'linked.code-wrong' : 'linked.code-refused'),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isRemoving) return;
    if (otpId === undefined) void request();
    else if (code === '') setWrong(t('linked.code-missing'));
    else void enter();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 text-ink">
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        {t(otpId === undefined ? 'linked.confirm' : 'linked.code-sent', { email })}
      </p>
      {otpId === undefined ? (
        <Failure text={wrong} />
      ) : (
        <CodeField label={t('linked.code')} name="otp" value={code} onChange={setCode} error={wrong} autoFocus />
      )}
      <Failure text={failure} />
      {otpId !== undefined && (
        <Button onPress={() => void request()} isDisabled={isBusy}>
          {t('linked.code-again')}
        </Button>
      )}
      <Buttons
        onCancel={onCancel}
        isPending={isBusy || isRemoving}
        label={otpId === undefined ? t('linked.send') : undefined}
      />
    </form>
  );
}

function Failure({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Banner tone="bad" isAlert>
      {text}
    </Banner>
  );
}

interface ButtonsProps {
  onCancel: () => void;
  /** Without it the confirming button submits the form. */
  onSend?: () => void;
  isPending: boolean;
  label?: string | undefined;
}

function Buttons({ onCancel, onSend, isPending, label }: ButtonsProps) {
  const { t } = useTranslation('my-data');
  return (
    <div className="flex justify-end gap-2 max-md:flex-col-reverse max-md:gap-3 max-md:*:w-full">
      <Button size="lg" onPress={onCancel} isDisabled={isPending}>
        {t('linked.keep')}
      </Button>
      <Button
        size="lg"
        variant={label ? 'primary' : 'danger'}
        isPending={isPending}
        {...(onSend ? { onPress: onSend, autoFocus: true } : { type: 'submit' as const })}
      >
        {label ?? t('linked.confirm-remove')}
      </Button>
    </div>
  );
}
