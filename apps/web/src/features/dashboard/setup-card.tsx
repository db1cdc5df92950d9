import type { SetupStep } from '@dossier/domain/setup-steps';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ViewAnswer, view } from '#api/views.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { focusWhenLost } from '#ui/keep-focus.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TextButton } from '#ui/text-button.tsx';

type Setup = ViewAnswer<'setup-steps'>;
type Step = Setup['steps'][number];

/** Where a step is done; a mail is sent from here, the register is filled on the server. */
const hrefs: Partial<Record<SetupStep, string>> = {
  desk: '/internal/settings?section=organisation',
  institution: '/internal/settings?section=institutions',
  lists: '/internal/lists',
  backup: '/internal/settings?section=system',
};
/** Without these no onboarding can be completed. */
const needed: readonly SetupStep[] = ['institution', 'mail', 'lists'];
/** While a test mail is under way. Unit: milliseconds. */
const lookAgainMs = 2_000;

/** What a new desk still lacks; nothing once every step is done or skipped. */
export function SetupCard() {
  const { t } = useTranslation('dashboard');
  const { error: textOf } = useErrorText();
  const { data } = useQuery({
    ...view('setup-steps', {}),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.testMail) ? lookAgainMs : false),
  });
  const set = useWorkflow('set-setup-step');
  const send = useWorkflow('send-test-mail');
  if (!data) return null;
  const { steps, testMail } = data;
  const of = (state: Step['state']) => steps.filter((one) => one.state === state);
  const open = of('open');
  if (open.length === 0) return null;
  const nameOf = ({ step }: Step) => t(`setup.steps.${step}.name`);
  const done = of('done');
  const error = set.error ?? send.error;
  return (
    <section aria-label={t('setup.title')}>
      <Panel
        isFlush
        title={t('setup.title')}
        actions={
          <span className="flex items-center gap-3 text-12 text-ink-2">
            {t('setup.done-count', { done: done.length, total: steps.length })}
            <span className="w-30">
              <ProgressBar label={t('setup.title')} value={done.length / steps.length} />
            </span>
          </span>
        }
      >
        {error && (
          <Banner tone="bad" isAlert className="m-4">
            {textOf(error)}
          </Banner>
        )}
        <ul id={listId} tabIndex={-1} className="divide-y divide-line outline-none" aria-label={t('setup.title')}>
          {open.map((one) => (
            <li key={one.step} className="flex flex-wrap items-center gap-3 px-4 py-3">
              <Icon
                name={needed.includes(one.step) ? 'alert' : 'circle-dashed'}
                className={needed.includes(one.step) ? 'text-warn-ink' : 'text-ink-3'}
              />
              <div className="min-w-0 flex-1 basis-64">
                <h3 className="text-13 font-medium">{nameOf(one)}</h3>
                <p className="text-12 text-ink-2">{t(`setup.steps.${one.step}.text`)}</p>
                {one.step === 'mail' && <MailState setup={data} />}
              </div>
              <Button
                variant="ghost"
                size="sm"
                aria-label={t('setup.skip-of', { step: nameOf(one) })}
                onPress={() => set.mutate({ step: one.step, isSkipped: true }, { onSuccess: keepFocus })}
              >
                {t('setup.skip')}
              </Button>
              {one.step === 'mail' ? (
                <Button
                  size="sm"
                  icon="send"
                  isPending={send.isPending || isUnderWay(testMail)}
                  onPress={() => send.mutate({})}
                >
                  {t('setup.steps.mail.action')}
                </Button>
              ) : (
                <StepLink step={one.step} />
              )}
            </li>
          ))}
        </ul>
        <div className="border-t border-line px-4 py-3 text-12 text-ink-2">
          <p>{t('setup.done', { steps: done.map(nameOf).join(', ') })}</p>
          {send.isSuccess && done.some(({ step }) => step === 'mail') && <MailState setup={data} />}
          {of('skipped').length > 0 && (
            <p className="mt-1 flex flex-wrap gap-x-3">
              {t('setup.skipped', { steps: of('skipped').map(nameOf).join(', ') })}
              {of('skipped').map((one) => (
                <TextButton
                  key={one.step}
                  onPress={() => set.mutate({ step: one.step, isSkipped: false }, { onSuccess: keepFocus })}
                >
                  {t('setup.again', { step: nameOf(one) })}
                </TextButton>
              ))}
            </p>
          )}
        </div>
      </Panel>
    </section>
  );
}

const listId = 'setup-steps';
const keepFocus = () => focusWhenLost(() => document.getElementById(listId));

const isUnderWay = (mail: Setup['testMail'] | undefined): boolean =>
  mail?.state === 'sending' || (mail?.state === 'waiting' && mail.attempts === 0);

function StepLink({ step }: { step: SetupStep }) {
  const { t } = useTranslation('dashboard');
  const href = hrefs[step];
  if (!href || step === 'account' || step === 'register' || step === 'mail') return null;
  return (
    <LinkButton size="sm" href={href}>
      {t(`setup.steps.${step}.action`)}
    </LinkButton>
  );
}

const tones = {
  waiting: 'text-ink-2',
  sending: 'text-ink-2',
  sent: 'text-ok-ink',
  failed: 'text-bad-ink',
  bounced: 'text-bad-ink',
  expired: 'text-bad-ink',
} as const;

/** What became of the test mail, in the words of the mail server. */
function MailState({ setup: { testMail, mailServer } }: { setup: Setup }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <div role="status" className="mt-1 text-12">
      {mailServer !== '' && <p className="text-ink-2">{t('setup.mail.server', { server: mailServer })}</p>}
      {testMail && (
        <p className={tones[testMail.state]}>
          {format.time(testMail.at)} {sentence(testMail)}
        </p>
      )}
    </div>
  );
  function sentence({ state, to, attempts, reply }: NonNullable<Setup['testMail']>): string {
    if (state === 'waiting' && attempts > 0) return reply ? t('setup.mail.again', { reply }) : t('setup.mail.silent');
    if (state === 'failed' || state === 'bounced' || state === 'expired') return t('setup.mail.failed', { to, reply });
    return t(`setup.mail.${state}`, { to });
  }
}
