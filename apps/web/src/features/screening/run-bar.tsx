import { useTranslation } from 'react-i18next';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { toast } from '#ui/toast.tsx';
import type { EntityAnswer } from './targets.ts';
import { useScreeningTexts } from './use-screening-texts.ts';

interface RunProps {
  entity: EntityAnswer;
}

const isUnderWay = ({ screeningRun }: EntityAnswer) =>
  screeningRun?.state === 'waiting' || screeningRun?.state === 'running';

function useRun({ request }: EntityAnswer) {
  const { t } = useTranslation('screening');
  const run = useWorkflow('run-screening');
  return {
    start: () => run.mutate({ request: request.id }, { onSuccess: () => toast.success(t('run.started')) }),
    isPending: run.isPending,
    error: run.error,
  };
}

/** A run over the whole onboarding that is in progress, or that failed. */
export function RunProgress({ entity, may }: RunProps & { may: boolean }) {
  const { t } = useTranslation('screening');
  const { errorText } = useScreeningTexts();
  const { error: refusedText } = useErrorText();
  const { start, isPending, error } = useRun(entity);
  const { screeningRun: run } = entity;
  if (!run || run.state === 'done') return null;
  if (run.state === 'failed')
    return (
      <Banner
        tone="bad"
        isAlert
        title={t('run.failed')}
        actions={
          may && (
            <Button size="sm" icon="refresh" onPress={start} isPending={isPending}>
              {t('run.again-try')}
            </Button>
          )
        }
      >
        {errorText(run.error)} {error && refusedText(error)}
      </Banner>
    );
  const isRunning = run.state === 'running' && run.total > 0;
  return (
    <Banner tone="info" icon="refresh" title={t(isRunning ? 'run.running' : 'run.waiting')}>
      {isRunning && (
        <>
          <span className="text-ink-2">{t('run.progress', { done: run.done, total: run.total })}</span>
          <span className="mt-2 block max-w-80">
            <ProgressBar label={t('run.running')} value={run.done / run.total} />
          </span>
        </>
      )}
    </Banner>
  );
}

/** Requests another screening of the whole onboarding. */
export function RunAgain({ entity }: RunProps) {
  const { t } = useTranslation('screening');
  const { error: refusedText } = useErrorText();
  const { start, isPending, error } = useRun(entity);
  return (
    <div className="mt-4 px-3">
      <Button size="sm" icon="refresh" onPress={start} isPending={isPending} isDisabled={isUnderWay(entity)}>
        {t(entity.screeningRun ? 'run.again' : 'run.now')}
      </Button>
      {error && (
        <p role="alert" className="mt-1.5 text-12 text-bad-ink">
          {refusedText(error)}
        </p>
      )}
    </div>
  );
}
