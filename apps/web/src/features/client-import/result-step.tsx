import { importDays } from '@dossier/domain/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { WizardNotes, WizardPage } from '#ui/wizard-page.tsx';
import type { ClientImport, GoToStep } from './client-import.ts';
import { Figures } from './figures.tsx';
import { ImportedRows, type RowFilter } from './imported-rows.tsx';
import { ResultFiles } from './result-files.tsx';
import { UndoImport, Undone } from './undo-import.tsx';
import { useSteps } from './use-steps.ts';

interface ResultStepProps {
  row: ClientImport;
  go: GoToStep;
}

/** Step 4: progress while the drafts are created, then what became of every row. */
export function ResultStep({ row, go }: ResultStepProps) {
  const { t } = useTranslation('client-import');
  const { links } = usePortal();
  const [filter, setFilter] = useState<RowFilter>('all');
  const isUndone = row.state === 'undone';
  const isOver = isUndone || row.state === 'done' || row.state === 'stopped';
  const list = links.onboardings?.('draft') ?? '';
  const href = `${list}${list.includes('?') ? '&' : '?'}import=${row.id}`;
  const steps = useSteps(row.state === 'done' || isUndone ? 'done' : 'import');
  return (
    <WizardPage
      title={t('title')}
      steps={steps}
      aside={
        <>
          {!isUndone && (
            <WizardNotes title={t('result.next')} lines={[{ icon: 'send', text: t('result.next-send') }]} />
          )}
          <div className={isUndone ? '' : 'mt-6'}>
            <WizardNotes
              title={t('result.history')}
              lines={[
                {
                  icon: 'clock',
                  text: t(isUndone ? 'undo.history-line' : 'result.history-line', { file: row.fileName, by: row.by }),
                },
              ]}
            />
          </div>
        </>
      }
      start={
        isOver && (
          <Button size="lg" onPress={() => go({})}>
            {t('result.another')}
          </Button>
        )
      }
      end={
        (!isUndone || row.keptCount > 0) && (
          <LinkButton size="lg" variant={isOver ? 'primary' : 'secondary'} trailingIcon="arrow-right" href={href}>
            {t('result.open')}
          </LinkButton>
        )
      }
    >
      <div className="flex flex-col gap-6">
        {isUndone ? <Undone row={row} /> : isOver ? <Outcome row={row} /> : <Running row={row} />}
        <Figures
          items={[
            {
              label: t('result.created'),
              value: row.createdCount,
              detail: !isUndone && row.createdCount > 0 && <TextLink href={href}>{t('result.show')}</TextLink>,
            },
            {
              label: t('result.same'),
              value: row.sameCount,
              detail: row.sameCount > 0 && (
                <TextButton onPress={() => setFilter('same')}>{t('result.show')}</TextButton>
              ),
            },
            isUndone
              ? {
                  label: t('undo.kept'),
                  value: row.keptCount,
                  detail: row.keptCount > 0 && (
                    <TextButton onPress={() => setFilter('kept')}>{t('result.show')}</TextButton>
                  ),
                }
              : { label: t('result.rejected'), value: row.rejectedCount, tone: 'bad' },
          ]}
        />
        {isOver && !row.isCleared && <ResultFiles row={row} go={go} />}
        {row.isCleared && <p className="text-13 text-ink-2">{t('result.cleared', { days: importDays })}</p>}
        {isOver && !row.isCleared && <ImportedRows row={row} filter={filter} onFilter={setFilter} />}
      </div>
    </WizardPage>
  );
}

/** What was done, and whether something is left. */
function Outcome({ row }: { row: ClientImport }) {
  const { t } = useTranslation('client-import');
  const format = useFormat();
  const resume = useWorkflow('start-import');
  const isDone = row.state === 'done';
  const left = row.total - row.done;
  const facts = {
    rows: t('file.rows', { count: row.done }),
    day: format.date(row.endedAt),
    time: format.time(row.endedAt),
    by: row.by,
  };
  return (
    <div role="status">
      <Banner
        tone={isDone ? 'ok' : 'warn'}
        title={t(isDone ? 'result.complete' : 'result.stopped', { number: row.number })}
        actions={
          !isDone &&
          !row.isCleared && (
            <Button
              isPending={resume.isPending}
              onPress={() => resume.mutate({ import: row.id, checkedAt: row.checkedAt })}
            >
              {t('result.continue')}
            </Button>
          )
        }
      >
        {t('result.read', facts)} {left > 0 && t('result.left', { count: left })}
      </Banner>
      {row.undoUntil !== '' && <UndoImport row={row} />}
      <FailureLine failure={resume.error ?? undefined} className="mt-2" />
    </div>
  );
}

function Running({ row }: { row: ClientImport }) {
  const { t } = useTranslation('client-import');
  const { error: textOf } = useErrorText();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const stop = useWorkflow('stop-import');
  const { isUndo } = row;
  const heading = t(isUndo ? 'undo.heading' : 'running.heading', { number: row.number });
  const [done, total] = isUndo ? [row.undoneCount, row.createdCount] : [row.done, row.total];
  const numbers = { done: format.number(done), total: format.number(total) };
  return (
    <section className="rounded-lg border border-line bg-surface p-4 text-13">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="mr-auto text-14 font-semibold">{heading}</h2>
        {!isUndo && (
          <Button icon="pause" onPress={() => setAsking(true)}>
            {t('running.stop')}
          </Button>
        )}
      </div>
      <div className="my-3">
        <ProgressBar label={heading} value={total === 0 || isUndo ? undefined : done / total} />
      </div>
      {isUndo ? (
        <p>{t('undo.done', { count: done })}</p>
      ) : (
        <p>{row.state === 'waiting' && done === 0 ? t('running.waiting') : t('running.done', numbers)}</p>
      )}
      <p className="text-ink-2">{t(isUndo ? 'undo.lead' : 'running.lead')}</p>
      <Confirm
        isOpen={isAsking}
        title={t('running.stopping-title')}
        confirmLabel={t('running.stop-yes')}
        cancelLabel={t('running.stop-no')}
        isPending={stop.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => stop.mutate({ import: row.id }, { onSuccess: () => setAsking(false) })}
        error={stop.error ? textOf(stop.error) : undefined}
      >
        {t('running.stopping')}
      </Confirm>
    </section>
  );
}
