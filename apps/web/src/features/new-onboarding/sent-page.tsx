import { type Language, languages, languageTable } from '@dossier/domain/languages';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useWorkflow, type WorkflowAnswer } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { currentLanguage } from '#i18n/setup.ts';
import { usePortal } from '#portals/portal.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { focusWhenLost } from '#ui/keep-focus.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Segments } from '#ui/segments.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { toast } from '#ui/toast.tsx';
import { DeliveryBanner } from './delivery-banner.tsx';

type Invite = WorkflowAnswer<'send'>['invite'];
type Mail = Invite[Language];

/** A mailto address with all fields filled in. */
export function mailtoOf({ to, subject, text }: Mail): string {
  const part = encodeURIComponent;
  return `mailto:${part(to).replace('%40', '@')}?subject=${part(subject)}&body=${part(text.replaceAll('\n', '\r\n'))}`;
}

/** After creation: the mail to the client, to be sent from here, from the mail program or by hand. */
export function OnboardingSentPage({ draft, invite }: { draft: ViewAnswer<'draft'>; invite: Invite }) {
  const { t } = useTranslation(['new-onboarding', 'delivery']);
  const { error: textOf } = useErrorText();
  const format = useFormat();
  const { links } = usePortal();
  const [language, setLanguage] = useState<Language>(currentLanguage());
  const send = useWorkflow('send-invite');
  const done = useRef<HTMLSpanElement>(null);
  const mail = invite[language];
  const { reference = '', deadline = '', client } = draft.values;
  const name =
    client?.kind === 'business' ? client.company.name : [client?.firstName, client?.lastName].join(' ').trim();
  const copy = () =>
    void navigator.clipboard
      .writeText(`${mail.subject}\n\n${mail.text}`)
      .then(() => toast.success(t('sent.copied')))
      .catch(() => toast.error(t('sent.not-copied')));
  return (
    <div className="max-w-[864px] px-(--shell-gutter) pt-10 pb-12 max-md:px-4">
      <div className="flex gap-3.5">
        <Icon name="check-circle" size={20} className="mt-1.5 text-ok-ink" />
        <div>
          <h1 className="text-24 font-semibold">{t('sent.title')}</h1>
          <p className="mt-1 text-14 text-ink-2">
            {t('sent.lead', { name, reference, deadline: format.date(deadline) })} <StatusBadge status={draft.status} />
          </p>
        </div>
      </div>
      {draft.delivery && (
        <DeliveryBanner
          request={draft.request}
          delivery={draft.delivery}
          correct={
            <LinkButton size="sm" href={links.entity?.(draft) ?? ''}>
              {t('delivery:correct')}
            </LinkButton>
          }
          className="mt-6"
        />
      )}
      <section aria-label={t('sent.mail')} className="mt-6 rounded-lg border border-line bg-surface">
        <header className="flex min-h-12 flex-wrap items-center gap-2 border-b border-line py-1.5 pr-2.5 pl-4">
          <h2 className="mr-auto text-14 font-semibold">{t('sent.mail')}</h2>
          <Segments
            label={t('sent.language')}
            value={language}
            onChange={setLanguage}
            options={languages.map((id) => ({ id, label: languageTable[id].name }))}
          />
        </header>
        <dl className="grid grid-cols-[72px_minmax(0,1fr)] gap-y-1.5 border-b border-line p-4 text-13">
          <dt className="text-ink-2">{t('sent.to')}</dt>
          <dd>
            {mail.toName}, {mail.to}
          </dd>
          <dt className="text-ink-2">{t('sent.subject')}</dt>
          <dd className="font-semibold">{mail.subject}</dd>
        </dl>
        <div lang={language} className="max-w-[640px] p-4 text-14 leading-6 break-words whitespace-pre-wrap">
          {mail.text}
        </div>
      </section>
      {send.error && (
        <Banner tone="bad" isAlert className="mt-4">
          {textOf(send.error)}
        </Banner>
      )}
      {send.data && !draft.delivery && (
        <Banner tone="ok" className="mt-4">
          <span ref={done} role="status">
            {t('sent.done', { to: send.data.sentTo })}
          </span>
        </Banner>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <Button
          size="lg"
          variant="primary"
          icon="send"
          isPending={send.isPending}
          isDisabled={send.data !== undefined && send.variables?.language === language}
          onPress={() =>
            send.mutate({ request: draft.request, language }, { onSuccess: () => focusWhenLost(() => done.current) })
          }
        >
          {t('sent.send')}
        </Button>
        <LinkButton size="lg" icon="external" href={mailtoOf(mail)}>
          {t('sent.open')}
        </LinkButton>
        <Button size="lg" icon="copy" onPress={copy}>
          {t('sent.copy')}
        </Button>
        <LinkButton size="lg" variant="ghost" href={links.entity?.(draft) ?? ''} className="ml-auto">
          {t('sent.go')}
        </LinkButton>
      </div>
    </div>
  );
}
