import type { SetupStep } from '@dossier/domain/setup-steps';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { view } from '#api/views.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { UnsavedContext } from './block.tsx';
import { isUnderWay, type Setup, type Step } from './guide-setup.ts';
import { StepContent } from './guide-step-content.tsx';
import type { SettingsSearch } from './sections.ts';

interface GuideProps {
  /** Undefined: the first step that is open. */
  step: SetupStep | undefined;
  hrefOf: (step: SetupStep) => string;
  settingsHref: (search: SettingsSearch) => string;
  onOpen: (href: string) => void;
  onUnsaved: (count: number) => void;
}

/** While a test mail is under way. Unit: milliseconds. */
const lookAgainMs = 2_000;

/** The setup of a new desk, step by step. Each is saved for itself, can be skipped and found again. */
export function GuideScreen({ step, ...rest }: GuideProps) {
  const { t } = useTranslation('guide');
  const query = useQuery({
    ...view('setup-steps', {}),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.testMail) ? lookAgainMs : false),
  });
  if (!query.data)
    return (
      <div className="px-(--shell-gutter) pt-6 max-md:px-4">
        <Loaded query={query} title={t('failed')}>
          {() => null}
        </Loaded>
      </div>
    );
  return (
    <Loaded query={query} title={t('failed')}>
      {(setup) => {
        const shown = step ?? setup.steps.find(({ state }) => state === 'open')?.step ?? 'account';
        return <Guide setup={setup} shown={shown} {...rest} />;
      }}
    </Loaded>
  );
}

interface ShownProps extends Omit<GuideProps, 'step'> {
  setup: Setup;
  shown: SetupStep;
}

function Guide({ setup, shown, hrefOf, settingsHref, onOpen, onUnsaved }: ShownProps) {
  const { t } = useTranslation('guide');
  const { error: textOf } = useErrorText();
  const { steps } = setup;
  const set = useWorkflow('set-setup-step');
  const at = steps.findIndex(({ step }) => step === shown);
  const [before, next] = [steps[at - 1]?.step, steps[at + 1]?.step];
  const after = next ? hrefOf(next) : '/internal/dashboard';
  const heading = useHeading(shown);
  const skip = () => set.mutate({ step: shown, isSkipped: true }, { onSuccess: () => onOpen(after) });
  return (
    <div className="grid min-h-full lg:grid-cols-[320px_minmax(0,1fr)]">
      <Steps steps={steps} shown={shown} hrefOf={hrefOf} />
      <div className="flex min-w-0 flex-col px-(--shell-gutter) pt-6 max-md:px-4">
        <div className="max-w-[736px] flex-1 pb-8">
          <p className="text-12 font-medium text-ink-2">{t('step', { number: at + 1, total: steps.length })}</p>
          <h1 ref={heading} tabIndex={-1} className="mt-1 text-20 font-semibold outline-none">
            {t(`steps.${shown}.name`)}
          </h1>
          <p className="mt-1 mb-6 text-13 text-ink-2">{t(`steps.${shown}.lead`)}</p>
          {set.error && (
            <Banner tone="bad" isAlert className="mb-4">
              {textOf(set.error)}
            </Banner>
          )}
          <UnsavedContext value={onUnsaved}>
            <StepContent key={shown} step={shown} setup={setup} settingsHref={settingsHref} />
          </UnsavedContext>
        </div>
        <div className="-mx-(--shell-gutter) border-t border-line px-(--shell-gutter) py-3 max-md:-mx-4 max-md:px-4">
          <div className="flex max-w-[736px] flex-wrap gap-2">
            {before && (
              <LinkButton size="lg" icon="arrow-left" href={hrefOf(before)}>
                {t('back')}
              </LinkButton>
            )}
            <span className="flex-1" />
            {steps[at]?.state === 'open' && (
              <Button size="lg" onPress={skip} isPending={set.isPending}>
                {t('skip')}
              </Button>
            )}
            <LinkButton size="lg" variant="primary" trailingIcon="arrow-right" href={after}>
              {t(next ? 'next' : 'finish')}
            </LinkButton>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The heading takes the focus when another step is shown. */
function useHeading(shown: SetupStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current !== shown) heading.current?.focus();
    last.current = shown;
  }, [shown]);
  return heading;
}

/** Without these no onboarding can be completed. */
const needed: readonly SetupStep[] = ['institution', 'mail', 'lists'];

function lookOf({ step, state }: Step) {
  if (state === 'done') return { icon: 'check-solid', tone: 'text-ok-ink' } as const;
  if (state === 'skipped') return { icon: 'pause', tone: 'text-ink-3' } as const;
  return needed.includes(step)
    ? ({ icon: 'alert', tone: 'text-warn-ink' } as const)
    : ({ icon: 'circle-dashed', tone: 'text-ink-3' } as const);
}

interface StepsProps {
  steps: readonly Step[];
  shown: SetupStep;
  hrefOf: (step: SetupStep) => string;
}

function Steps({ steps, shown, hrefOf }: StepsProps) {
  const { t } = useTranslation('guide');
  const textOf = useStepText();
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <aside className="border-line bg-sunken px-5 py-6 max-lg:border-b lg:border-r">
      <h2 className="text-16 font-semibold">{t('title')}</h2>
      <p className="mt-1 mb-3 text-13 text-ink-2">{t('progress', { done, total: steps.length })}</p>
      <ProgressBar label={t('title')} value={done / steps.length} />
      <nav aria-label={t('steps-label')} className="-mx-2 mt-4">
        <ol className="flex flex-col gap-1">
          {steps.map((one) => {
            const { icon, tone } = lookOf(one);
            const isShown = one.step === shown;
            return (
              <li key={one.step}>
                <Link
                  href={hrefOf(one.step)}
                  data-plain=""
                  aria-current={isShown ? 'step' : undefined}
                  className={`flex gap-3 rounded-lg border px-3 py-2.5 no-underline ${isShown ? 'border-line-strong bg-surface' : 'border-transparent hover:bg-hover'} ${isShown ? '' : 'max-lg:py-1.5'}`}
                >
                  <Icon name={icon} className={`mt-0.5 ${tone}`} />
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    <span className="block text-13 font-medium text-ink">{t(`steps.${one.step}.name`)}</span>
                    <span className={`block text-12 text-ink-2 ${isShown ? '' : 'max-lg:hidden'}`}>
                      <span className="sr-only">{t(`states.${one.state}`)}: </span>
                      {textOf(one)}
                    </span>
                  </span>
                </Link>
              </li>
            );
          })}
        </ol>
      </nav>
    </aside>
  );
}

/** What was found, or what does not work without the step. */
function useStepText() {
  const { t } = useTranslation('guide');
  const format = useFormat();
  return ({ step, state, found }: Step): string => {
    if (state !== 'done') return t(`steps.${step}.${state}`);
    if (step === 'lists') return t('steps.lists.found', { count: Number(found) });
    if (step === 'backup') return t('steps.backup.found', { date: format.date(found) });
    return step === 'mail' || step === 'register' ? t(`steps.${step}.found`) : found;
  };
}
