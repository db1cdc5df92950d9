import type { SetupStep } from '@dossier/domain/setup-steps';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ViewAnswer, view } from '#api/views.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TextLink } from '#ui/text-link.tsx';

type Step = ViewAnswer<'setup-steps'>['steps'][number];

/** Each step is done in the guided setup. */
const hrefOf = (step: SetupStep) => `/internal/setup?step=${step}`;
/** Without these no onboarding can be completed. */
const needed: readonly SetupStep[] = ['institution', 'mail', 'lists'];

/** What a new desk still lacks; nothing once every step is done or skipped. */
export function SetupCard() {
  const { t } = useTranslation('dashboard');
  const { data } = useQuery(view('setup-steps', {}));
  if (!data) return null;
  const { steps } = data;
  const of = (state: Step['state']) => steps.filter((one) => one.state === state);
  const [open, done, skipped] = [of('open'), of('done'), of('skipped')];
  const [first] = open;
  if (!first) return null;
  const nameOf = ({ step }: Step) => t(`setup.steps.${step}.name`);
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
        <ul className="divide-y divide-line" aria-label={t('setup.title')}>
          {open.map((one) => (
            <OpenStep key={one.step} step={one.step} />
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 text-12 text-ink-2">
          <div className="min-w-0 flex-1 basis-64">
            <p>{t('setup.done', { steps: done.map(nameOf).join(', ') })}</p>
            {skipped.length > 0 && (
              <p className="mt-1 flex flex-wrap gap-x-3">
                {t('setup.skipped')}
                {skipped.map((one) => (
                  <TextLink key={one.step} href={hrefOf(one.step)}>
                    {nameOf(one)}
                  </TextLink>
                ))}
              </p>
            )}
          </div>
          <LinkButton variant="primary" trailingIcon="arrow-right" href={hrefOf(first.step)}>
            {t('setup.continue')}
          </LinkButton>
        </div>
      </Panel>
    </section>
  );
}

function OpenStep({ step }: { step: SetupStep }) {
  const { t } = useTranslation('dashboard');
  if (step === 'account') return null;
  const isNeeded = needed.includes(step);
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <Icon name={isNeeded ? 'alert' : 'circle-dashed'} className={isNeeded ? 'text-warn-ink' : 'text-ink-3'} />
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-13 font-medium">{t(`setup.steps.${step}.name`)}</h3>
        <p className="text-12 text-ink-2">{t(`setup.steps.${step}.text`)}</p>
      </div>
      <LinkButton size="sm" href={hrefOf(step)}>
        {t(`setup.steps.${step}.action`)}
      </LinkButton>
    </li>
  );
}
