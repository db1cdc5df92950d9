import { isImportError } from '@dossier/domain/client-import/causes';
import { resolveLanguage } from '@dossier/domain/languages';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#api/use-download.ts';
import { useRunWorkflow, useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { WizardNotes, WizardPage } from '#ui/wizard-page.tsx';
import type { ClientImport, GoToStep } from './client-import.ts';
import { Figures } from './figures.tsx';
import { ProblemGroup } from './problem-group.tsx';
import { useSteps } from './use-steps.ts';

type Summary = NonNullable<ClientImport['summary']>;

interface CheckStepProps {
  row: ClientImport;
  summary: Summary;
  go: GoToStep;
}

/** Step 3: what is imported, what is left out, and why. */
export function CheckStep({ row, summary, go }: CheckStepProps) {
  const { t } = useTranslation('client-import');
  const { links } = usePortal();
  const [isAsking, setAsking] = useState(false);
  const corrected = useCorrected(row, go);
  const { fates, groups, warned } = summary;
  const errors = groups.filter(({ cause }) => isImportError(cause));
  const warnings = groups.filter(({ cause }) => !isImportError(cause));
  return (
    <WizardPage
      title={t('title')}
      status={
        <span className="flex items-center gap-1.5 text-13 text-ink-2">
          <Icon name="cloud" />
          {t('check.nothing-saved')}
        </span>
      }
      steps={useSteps('check', row.id)}
      aside={
        <WizardNotes
          title={t('check.you-can')}
          lines={[
            { icon: 'check', text: t('check.import-now', { count: fates.new }) },
            { icon: 'download', text: t('check.correct') },
            { icon: 'upload', text: t('check.again') },
          ]}
        />
      }
      start={
        <LinkButton size="lg" icon="arrow-left" href={links.clientImport?.(row.id, 'columns') ?? ''}>
          {t('columns.back')}
        </LinkButton>
      }
      end={
        <>
          <Button size="lg" icon="upload" isPending={corrected.isPending} onPress={() => void corrected.start()}>
            {t('check.use-corrected')}
          </Button>
          <Button
            size="lg"
            variant="primary"
            trailingIcon="arrow-right"
            isDisabled={fates.new === 0}
            onPress={() => setAsking(true)}
          >
            {t('check.start', { count: fates.new })}
          </Button>
        </>
      }
    >
      <Counts summary={summary} />
      {fates.new === 0 && <Banner tone="info" title={t('check.nothing-new')} className="mt-4" />}
      {groups.length === 0 && fates.new > 0 && <Banner tone="ok" title={t('check.no-problems')} className="mt-4" />}
      <FailureLine failure={corrected.failure} className="mt-3" />
      {errors.length > 0 && <Errors row={row} count={fates.rejected} groups={errors} />}
      {warnings.length > 0 && <Problems title={t('check.warnings')} row={row} count={warned} groups={warnings} />}
      {isAsking && <Asking row={row} summary={summary} go={go} onClose={() => setAsking(false)} />}
    </WizardPage>
  );
}

function Counts({ summary: { fates, warned } }: { summary: Summary }) {
  const { t } = useTranslation('client-import');
  const format = useFormat();
  const can = { fresh: format.number(fates.new), same: format.number(fates.same + fates.repeated) };
  return (
    <Figures
      isBoxed
      items={[
        { label: t('check.can'), value: fates.new + fates.same + fates.repeated, detail: t('check.can-detail', can) },
        { label: t('check.error'), value: fates.rejected, tone: 'bad', detail: t('check.error-detail') },
        { label: t('check.warning'), value: warned, tone: 'warn', detail: t('check.warning-detail') },
      ]}
    />
  );
}

interface ProblemsProps {
  title: string;
  row: ClientImport;
  count: number;
  groups: Summary['groups'];
  action?: ReactNode;
}

function Problems({ title, row, count, groups, action }: ProblemsProps) {
  const { t } = useTranslation('client-import');
  const facts = { rows: t('file.rows', { count }), causes: t('check.causes-count', { count: groups.length }) };
  return (
    <section className="mt-6">
      <div className="flex min-h-8 flex-wrap items-center gap-3">
        <h2 className="text-14 font-semibold">{title}</h2>
        <span className="mr-auto text-12 text-ink-2">{t('check.causes', facts)}</span>
        {action}
      </div>
      {groups.map((group) => (
        <ProblemGroup key={group.cause} group={group} row={row} />
      ))}
    </section>
  );
}

function Errors({ row, count, groups }: Omit<ProblemsProps, 'title' | 'action'>) {
  const { t, i18n } = useTranslation('client-import');
  const file = useDownload();
  const language = resolveLanguage(i18n.language);
  const params = { import: row.id, content: 'problems', language } as const;
  return (
    <>
      <Problems
        title={t('check.errors')}
        row={row}
        count={count}
        groups={groups}
        action={
          <Button
            icon="download"
            isPending={file.isBusy}
            onPress={() => void file.start('client-import-file', params, `${t('file.problems-name')}.${row.format}`)}
          >
            {t('check.download', { count })}
          </Button>
        }
      />
      <FailureLine failure={file.failure} className="mt-2" />
    </>
  );
}

interface AskingProps extends CheckStepProps {
  onClose: () => void;
}

/** The confirmation, after which the drafts are created. */
function Asking({ row, summary: { fates }, go, onClose }: AskingProps) {
  const { t } = useTranslation('client-import');
  const { error: textOf } = useErrorText();
  const start = useWorkflow('start-import');
  const same = fates.same + fates.repeated;
  const lines = [
    t('confirm.creates', { count: fates.new }),
    ...(same > 0 ? [t('confirm.same', { count: same })] : []),
    ...(fates.rejected > 0 ? [t('confirm.errors', { count: fates.rejected })] : []),
    t('confirm.no-mail'),
  ];
  const confirm = () =>
    start.mutate(
      { import: row.id, checkedAt: row.checkedAt },
      { onSuccess: () => go({ open: row.id, step: 'import' }, true) },
    );
  return (
    <Confirm
      isOpen
      tone="primary"
      title={t('confirm.title', { count: fates.new })}
      confirmLabel={t('confirm.yes')}
      cancelLabel={t('confirm.no')}
      isPending={start.isPending}
      onCancel={onClose}
      onConfirm={confirm}
      error={start.error ? textOf(start.error) : undefined}
    >
      <ul className="flex list-disc flex-col gap-1 pl-5 text-14">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Confirm>
  );
}

/** Begins again with another file; this one is removed. */
function useCorrected(row: ClientImport, go: GoToStep) {
  const run = useRunWorkflow();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const start = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      // First the address, so that the page does not ask for what is gone.
      go({});
      await run('discard-import', { import: row.id });
    } catch (thrown) {
      setFailure(thrown);
      setPending(false);
    }
  };
  return { isPending, failure, start };
}
