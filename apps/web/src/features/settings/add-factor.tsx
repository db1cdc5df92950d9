import { confirmFactor } from '@dossier/domain/contracts/workflows/confirm-factor';
import type { FactorKind } from '@dossier/domain/second-factors';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkflow, type WorkflowAnswer } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useTextInput } from '#i18n/use-form-check.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { Loading } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PasswordForm } from './password-form.tsx';

const QrCode = lazy(async () => ({ default: (await import('#ui/qr-code.tsx')).QrCode }));

interface AddFactorProps {
  kind: FactorKind;
  /** False right after signing in to a required set-up. */
  needsPassword: boolean;
  onCancel: () => void;
  /** Called with the recovery codes that were created with the first factor; empty for further ones. */
  onAdded: (recoveryCodes: readonly string[]) => void;
}

/** Adds a factor: password, then the first code of the app or the passkey of the browser. */
export function AddFactor({ kind, needsPassword, onCancel, onAdded }: AddFactorProps) {
  const { t } = useTranslation('settings');
  const begin = useWorkflow('begin-factor');
  const hasBegun = useRef(false);
  const start = (password: string) => begin.mutate({ kind, password });
  useEffect(() => {
    if (needsPassword || hasBegun.current) return;
    hasBegun.current = true;
    start('');
  });
  if (begin.data) return <Confirm kind={kind} begun={begin.data} onCancel={onCancel} onAdded={onAdded} />;
  if (needsPassword) {
    return (
      <PasswordForm
        lead={t(`security.${kind}.lead`)}
        label={t('security.go-on')}
        onSend={start}
        onCancel={onCancel}
        isPending={begin.isPending}
        error={begin.error}
      />
    );
  }
  return <Started error={begin.error} onRetry={() => start('')} onCancel={onCancel} />;
}

function Started({ error, onRetry, onCancel }: { error: unknown; onRetry: () => void; onCancel: () => void }) {
  const { t } = useTranslation('settings');
  const { error: textOf } = useErrorText();
  if (!error) return <Loading />;
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="bad" isAlert>
        {textOf(error)}
      </Banner>
      <Buttons label={t('security.again')} onSend={onRetry} onCancel={onCancel} />
    </div>
  );
}

interface ConfirmProps extends Pick<AddFactorProps, 'kind' | 'onCancel' | 'onAdded'> {
  begun: WorkflowAnswer<'begin-factor'>;
}

function Confirm({ kind, begun, onCancel, onAdded }: ConfirmProps) {
  const { t } = useTranslation('settings');
  const { error: textOf } = useErrorText();
  const confirm = useWorkflow('confirm-factor');
  const name = useTextInput(confirmFactor.input.shape.name, t(`security.${kind}.name`));
  const [code, setCode] = useState('');
  const [isCancelled, setCancelled] = useState(false);
  const send = async () => {
    if (confirm.isPending || !name.isValid || (kind === 'app' && code === '')) return;
    setCancelled(false);
    const proof = kind === 'app' ? { code } : await newPasskey(begun.passkey).catch(() => undefined);
    if (!proof) return setCancelled(true);
    confirm.mutate(
      { factor: begun.factor, name: name.value, ...proof },
      { onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes), onError: () => setCode('') },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 text-ink">
      {begun.app ? (
        <AppKey secret={begun.app.key} address={begun.app.address} />
      ) : (
        <p className="text-14 text-ink-2">{t('security.passkey.how')}</p>
      )}
      {begun.app && <CodeField label={t('security.app.code')} name="code" value={code} onChange={setCode} autoFocus />}
      <TextField
        label={t('security.name')}
        hint={t('security.name-hint')}
        name="name"
        {...name.field}
        autoFocus={!begun.app}
        error={name.value === '' ? t('security.name-missing') : name.field.error}
      />
      {(isCancelled || confirm.error) && (
        <Banner tone="bad" isAlert>
          {isCancelled ? t('security.passkey.cancelled') : textOf(confirm.error)}
        </Banner>
      )}
      <Buttons label={t(`security.${kind}.confirm`)} onCancel={onCancel} isPending={confirm.isPending} />
    </form>
  );
}

/** Asks the browser for a passkey. */
async function newPasskey(options: unknown): Promise<{ response: Record<string, unknown> }> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await startRegistration({ optionsJSON: options as never });
  return { response: response as unknown as Record<string, unknown> };
}

function AppKey({ secret, address }: { secret: string; address: string }) {
  const { t } = useTranslation('settings');
  return (
    <div className="flex flex-wrap items-start gap-4">
      <Suspense fallback={<div className="size-44" />}>
        <QrCode text={address} label={t('security.app.qr')} />
      </Suspense>
      <div className="min-w-0 flex-1 basis-56 text-14 text-ink-2">
        <ol className="ml-4 list-decimal">
          <li>{t('security.app.step-1')}</li>
          <li>{t('security.app.step-2')}</li>
          <li>{t('security.app.step-3')}</li>
        </ol>
        <p className="mt-3 text-13">{t('security.app.by-hand')}</p>
        <p className="font-mono text-13 [overflow-wrap:anywhere] text-ink select-all">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </p>
        <a href={address} className="mt-2 inline-block text-13 md:hidden">
          {t('security.app.open')}
        </a>
      </div>
    </div>
  );
}

interface ButtonsProps {
  label: string;
  onCancel: () => void;
  /** Without it the confirming button submits the form. */
  onSend?: () => void;
  isPending?: boolean;
}

function Buttons({ label, onCancel, onSend, isPending = false }: ButtonsProps) {
  const { t } = useTranslation('settings');
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button size="lg" onPress={onCancel} isDisabled={isPending}>
        {t('users.cancel')}
      </Button>
      <Button
        size="lg"
        variant="primary"
        isPending={isPending}
        {...(onSend ? { onPress: onSend } : { type: 'submit' as const })}
      >
        {label}
      </Button>
    </div>
  );
}
