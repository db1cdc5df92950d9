import { useTranslation } from 'react-i18next';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
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
export function MailStep({ setup: { testMail, mailServer } }: { setup: Setup }) {
  const { t } = useTranslation('guide');
  const { error: textOf } = useErrorText();
  const format = useFormat();
  const send = useWorkflow('send-test-mail');
  return (
    <>
      <h2 className="text-14 font-semibold">{t('steps.mail.server')}</h2>
      <p className="mt-1 text-13 break-all">{mailServer === '' ? t('steps.mail.none') : mailServer}</p>
      {mailServer !== '' && <p className="text-13 text-ink-2">{t('steps.mail.server-note')}</p>}
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
