import { isEmailAddress } from '@dossier/domain/email-address';
import type { ToIdentify } from '@dossier/domain/kyc-form/identity-choices';
import { resolveLanguage } from '@dossier/domain/languages';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#ui/avatar.tsx';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { oneLine } from '#ui/button-style.ts';
import type { IconName } from '#ui/icons.ts';
import { laterPart } from '#ui/lazy-part.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useForm } from './form-context.ts';
import {
  type LinkStatus,
  linkOf,
  type OwnersLink,
  type SentLink,
  statusOf,
  useLinkAction,
  useStatusText,
} from './helper-links.ts';

const looks: Readonly<Record<LinkStatus | 'to-do', { icon: IconName; tone: Tone }>> = {
  'to-do': { icon: 'alert', tone: 'warn' },
  sent: { icon: 'mail', tone: 'info' },
  shown: { icon: 'clock', tone: 'info' },
  opened: { icon: 'eye', tone: 'info' },
  given: { icon: 'check', tone: 'ok' },
  'asked-again': { icon: 'clock', tone: 'warn' },
  declined: { icon: 'octagon', tone: 'bad' },
  expired: { icon: 'clock', tone: 'warn' },
  undelivered: { icon: 'octagon', tone: 'bad' },
};

/** States in which the owner has to name an address, or name it again. */
const asksAddress: readonly LinkStatus[] = ['declined', 'undelivered'];

interface OwnLinkCardProps {
  person: ToIdentify;
  /** Message of the section; undefined before an attempt. */
  error: string | undefined;
  /** Chooses another way to identify; undefined where there is none. */
  onOtherWay?: (() => void) | undefined;
}

const [ScanSheet, useScanSheet] = laterPart(async () => (await import('./scan-sheet.tsx')).ScanSheet);

/** One person who identifies by an own link: the address, the state of the link, and what the owner can do. */
export function OwnLinkCard({ person, error, onOtherWay }: OwnLinkCardProps) {
  useScanSheet();
  const { t } = useTranslation('own-links');
  const { form } = useForm();
  const link = linkOf(form, person.id);
  const status = link ? statusOf(link) : 'to-do';
  const [isChanging, setChanging] = useState(false);
  const [shown, setShown] = useState<SentLink>();
  const asks = link === undefined || isChanging || asksAddress.includes(status as LinkStatus);
  const statusText = useStatusText();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(link?.sentAt);
  useEffect(() => {
    // The field is gone after sending: the focus moves to the card.
    if (before.current !== link?.sentAt && document.activeElement === document.body) heading.current?.focus();
    before.current = link?.sentAt;
  }, [link?.sentAt]);
  return (
    <article
      aria-label={person.name}
      className={`rounded-lg border bg-surface p-4 ${status === 'to-do' ? 'border-warn-line' : 'border-line-strong'}`}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3">
        <Avatar name={person.name} tone="accent" />
        <h2 ref={heading} tabIndex={-1} className="font-semibold [overflow-wrap:anywhere]">
          {person.name}
        </h2>
        <Badge {...looks[status]} isBare={status === 'given'}>
          {t(`badges.${status}`)}
        </Badge>
        {status !== 'given' && <p className="col-span-2 col-start-2 text-14 text-ink-2">{t('how')}</p>}
      </div>
      {link && (
        <p role="status" className="mt-3 [overflow-wrap:anywhere]">
          {statusText(link)}
        </p>
      )}
      {asks ? (
        <AddressForm person={person} link={link} error={error} onDone={() => setChanging(false)} onShown={setShown} />
      ) : (
        status !== 'given' && <LinkActions link={link} onShown={setShown} onChange={() => setChanging(true)} />
      )}
      {onOtherWay && !link && (
        <TextButton onPress={onOtherWay} className="mt-2 text-14">
          {t('other-way')}
        </TextButton>
      )}
      {shown && (
        <Suspense>
          <ScanSheet name={person.name} sent={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </article>
  );
}

interface AddressFormProps extends Pick<OwnLinkCardProps, 'person' | 'error'> {
  link: OwnersLink | undefined;
  onDone: () => void;
  onShown: (sent: SentLink) => void;
}

function AddressForm({ person, link, error, onDone, onShown }: AddressFormProps) {
  const { t, i18n } = useTranslation(['own-links', 'kyc-form']);
  const language = resolveLanguage(i18n.language);
  const { form } = useForm();
  const [email, setEmail] = useState(link?.email ?? person.email);
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { act, isBusy, failure } = useLinkAction();
  const first = person.name.split(' ')[0] ?? person.name;
  const others = form.links.filter((one) => one.scope === 'person' && one.person !== person.id);
  const twin = others.find((one) => one.email === email.trim().toLowerCase());
  const send = async (by: 'mail' | 'code') => {
    const address = email.trim();
    const isRefused = !isEmailAddress(address);
    setWrong(isRefused);
    if (isRefused) return field.current?.focus();
    const sent = await act((run) =>
      run('invite-person', { request: form.request, person: person.id, email: address, by, language }),
    );
    if (!sent) return;
    onDone();
    if (by === 'code') onShown(sent);
  };
  return (
    <div className="mt-4 flex flex-col gap-3">
      <TextField
        ref={field}
        label={t('email-of', { name: first })}
        hint={t('email-hint', { name: first })}
        type="email"
        inputMode="email"
        name={`choices.${person.id}.email`}
        value={email}
        onChange={setEmail}
        error={isWrong ? t('kyc-form:identity.email-invalid', { name: first }) : error}
      />
      {twin && <p className="text-14 text-ink-2">{t('same-address', { name: twin.name })}</p>}
      {failure && (
        <Banner tone="bad" isAlert>
          {failure}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <PlainButton icon="mail" className={oneLine} isPending={isBusy} onPress={() => void send('mail')}>
          {t('send')}
        </PlainButton>
        <PlainButton icon="qr" className={oneLine} isPending={isBusy} onPress={() => void send('code')}>
          {t('show')}
        </PlainButton>
      </div>
      {link && link.closed === '' && (
        <TextButton onPress={onDone} className="text-14">
          {t('keep-address')}
        </TextButton>
      )}
    </div>
  );
}

interface LinkActionsProps {
  link: OwnersLink;
  onShown: (sent: SentLink) => void;
  onChange?: () => void;
}

/** Send again, show as a code, name another address, withdraw. */
export function LinkActions({ link, onShown, onChange }: LinkActionsProps) {
  const { t } = useTranslation('own-links');
  const { act, failure } = useLinkAction();
  const [sentAgain, setSentAgain] = useState(false);
  const send = async (by: 'mail' | 'code') => {
    const sent = await act((run) => run('send-helper-link', { link: link.id, by }));
    if (sent && by === 'code') onShown(sent);
    setSentAgain(sent !== undefined && by === 'mail');
  };
  return (
    <>
      {failure && (
        <Banner tone="bad" isAlert className="mt-3">
          {failure}
        </Banner>
      )}
      {sentAgain && (
        <p role="status" className="mt-2 text-14 text-ok-ink">
          {t('sent-again', { email: link.email })}
        </p>
      )}
      <div className="mt-2 -mb-2 flex flex-wrap gap-x-5 text-14">
        <TextButton onPress={() => void send('mail')}>{t('send-again')}</TextButton>
        {onChange && <TextButton onPress={() => void send('code')}>{t('show')}</TextButton>}
        {onChange && <TextButton onPress={onChange}>{t('other-address')}</TextButton>}
        <TextButton
          aria-label={t('withdraw-from', { name: link.name })}
          onPress={() => void act((run) => run('end-helper-link', { link: link.id }))}
        >
          {t('withdraw')}
        </TextButton>
      </div>
    </>
  );
}
