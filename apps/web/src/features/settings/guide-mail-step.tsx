import { useTranslation } from 'react-i18next';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { DescriptionList } from '#ui/description-list.tsx';
import { isUnderWay, type Setup } from './guide-setup.ts';

const tones = {
  waiting: 'text-ink-2',
  sending: 'text-ink-2',
  sent: 'text-ok-ink',
  failed: 'text-bad-ink',
  bounced: 'text-bad-ink',
  expired: 'text-bad-ink',
} as const;

/** The mail server, and a test mail with what the server answered. */
export function MailStep({ setup: { testMail, mail } }: { setup: Setup }) {
  const { t } = useTranslation('guide');
  const { error: textOf } = useErrorText();
  const format = useFormat();
  const send = useWorkflow('send-test-mail');
  return (
    <>
      <h2 className="text-14 font-semibold">{t('steps.mail.server')}</h2>
      {mail ? <MailServer mail={mail} /> : <p className="mt-1 text-13">{t('steps.mail.none')}</p>}
      <div className="mt-6 mb-3 flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-14 font-semibold">{t('steps.mail.test')}</h2>
          {testMail && (
            <p className="text-13 text-ink-2 [overflow-wrap:anywhere]">
              {t('steps.mail.to', { email: testMail.to })}, {format.dateTime(testMail.at)}
            </p>
          )}
        </div>
        <Button icon="send" isPending={send.isPending || isUnderWay(testMail)} onPress={() => send.mutate({})}>
          {t(testMail ? 'steps.mail.again' : 'steps.mail.send')}
        </Button>
      </div>
      {send.error && (
        <Banner tone="bad" isAlert className="mb-3">
          {textOf(send.error)}
        </Banner>
      )}
      <p
        role="status"
        className={`rounded-lg border border-line bg-surface px-4 py-3 text-13 empty:hidden ${testMail ? tones[testMail.state] : ''}`}
      >
        {testMail && sentence(testMail)}
      </p>
    </>
  );
  function sentence({ state, to, attempts, reply }: NonNullable<Setup['testMail']>): string {
    if (state === 'waiting' && attempts > 0) return reply ? t('test-mail.again', { reply }) : t('test-mail.silent');
    if (state === 'failed' || state === 'bounced' || state === 'expired') return t('test-mail.failed', { to, reply });
    return t(`test-mail.${state}`, { to });
  }
}

/** What is set on the machine: a lead sees it and cannot change it. */
function MailServer({ mail }: { mail: NonNullable<Setup['mail']> }) {
  const { t } = useTranslation('guide');
  const { host, port, encryption, user, hasPassword, from, bounces } = mail;
  const rows = [
    [t('steps.mail.address'), t('steps.mail.host-and-port', { host, port: String(port) })],
    [t('steps.mail.encryption'), t(`steps.mail.encryptions.${encryption}`)],
    [t('steps.mail.user'), user || t('steps.mail.no-user')],
    [t('steps.mail.password'), t(hasPassword ? 'steps.mail.hidden' : 'steps.mail.no-password')],
    [t('steps.mail.from'), from || t('steps.mail.own-sender')],
    [t('steps.mail.bounces'), bounces || t('steps.mail.to-sender')],
  ] as const;
  const items = rows.map(([term, text]) => ({
    term,
    value: <span className="[overflow-wrap:anywhere]">{text}</span>,
  }));
  return (
    <>
      <p className="mt-1 mb-2 text-13 text-ink-2">{t('steps.mail.server-note')}</p>
      <DescriptionList items={items} />
    </>
  );
}
