import { isEmailAddress } from '@dossier/domain/email-address';
import { resolveLanguage } from '@dossier/domain/languages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ClientForm } from './form-context.ts';
import { type OwnersLink, useSentLinkAction } from './helper-links.ts';

interface Props {
  form: ClientForm;
  link: OwnersLink;
}

/** Sends the own link of a person again, or to another address, after the form was sent. */
export function SentLinkActions({ form, link }: Props) {
  const { t } = useTranslation('own-links');
  const { act, isBusy, failure } = useSentLinkAction();
  const [isChanging, setChanging] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const report = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (sentTo !== '') report.current?.focus();
  }, [sentTo]);
  const again = async () => {
    setSentTo('');
    const sent = await act((run) => run('send-helper-link', { link: link.id, by: 'mail' }));
    if (sent) setSentTo(link.email);
  };
  return (
    <div className="min-[360px]:pl-11">
      {failure && (
        <Banner tone="bad" isAlert className="mt-3">
          {failure}
        </Banner>
      )}
      {sentTo !== '' && (
        <p ref={report} tabIndex={-1} className="mt-2 text-14 text-ok-ink">
          {t('sent-again', { email: sentTo })}
        </p>
      )}
      {isChanging ? (
        <ChangeAddress
          form={form}
          link={link}
          onDone={(email) => {
            setChanging(false);
            setSentTo(email);
          }}
        />
      ) : (
        <div className="-mb-2 flex flex-wrap gap-x-5 text-14">
          {link.state !== 'declined' && (
            <TextButton
              aria-label={t('after.send-again-to', { name: link.name })}
              onPress={() => !isBusy && void again()}
            >
              {t('send-again')}
            </TextButton>
          )}
          <TextButton aria-label={t('after.change-of', { name: link.name })} onPress={() => setChanging(true)}>
            {t('after.change')}
          </TextButton>
        </div>
      )}
    </div>
  );
}

function ChangeAddress({ form, link, onDone }: Props & { onDone: (email: string) => void }) {
  const { t, i18n } = useTranslation(['own-links', 'kyc-form']);
  const language = resolveLanguage(i18n.language);
  const { act, isBusy, failure } = useSentLinkAction();
  const [email, setEmail] = useState(link.email);
  const [isWrong, setWrong] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    setWrong(!isEmailAddress(address));
    if (!isEmailAddress(address) || isBusy) return;
    const { person } = link;
    const sent = await act((run) =>
      run('invite-person', { request: form.request, person, email: address, by: 'mail', language }),
    );
    if (sent) onDone(address);
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-3 flex flex-col gap-3">
      <TextField
        label={t('email-of', { name: link.name })}
        type="email"
        inputMode="email"
        name={`address.${link.person}`}
        value={email}
        onChange={setEmail}
        error={isWrong ? t('kyc-form:identity.email-invalid', { name: link.name }) : undefined}
        autoFocus
      />
      {failure && (
        <Banner tone="bad" isAlert>
          {failure}
        </Banner>
      )}
      <PlainButton type="submit" icon="mail" isPending={isBusy} className="self-start">
        {t('send')}
      </PlainButton>
    </form>
  );
}
