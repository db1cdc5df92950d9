import type { DateOrder } from '@dossier/domain/client-import/fields';
import { maxImportMegabytes, maxImportRows } from '@dossier/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRequestError } from '#api/errors.ts';
import { view } from '#api/views.ts';
import { useRunWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Button } from '#ui/button.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { FileRow } from '#ui/file-row.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Select } from '#ui/select.tsx';
import { WizardNotes, WizardPage } from '#ui/wizard-page.tsx';
import type { ClientImport, GoToStep } from './client-import.ts';
import { EarlierImports } from './earlier-imports.tsx';
import { TemplateLine } from './template-line.tsx';
import { useSteps } from './use-steps.ts';

interface FileStepProps {
  row: ClientImport | undefined;
  go: GoToStep;
}

const accepted = ['.csv', '.txt', '.tsv', '.xlsx', 'text/csv'];

/** Step 1: the file, and how its sheet and its dates are read. */
export function FileStep({ row, go }: FileStepProps) {
  const { t } = useTranslation('client-import');
  const { links } = usePortal();
  const format = useFormat();
  const upload = useUpload(go);
  const settings = useSettings(row, go);
  const steps = useSteps('file', row?.id);
  const earlier = useQuery(view('client-imports', {}));
  return (
    <WizardPage
      title={t('title')}
      steps={steps}
      aside={
        <>
          <WizardNotes
            title={t('what.title')}
            lines={[
              { icon: 'eye', text: t('what.nothing') },
              { icon: 'mail', text: t('what.mail') },
              { icon: 'refresh', text: t('what.again') },
              { icon: 'lock', text: t('what.kept') },
            ]}
          />
          <EarlierImports items={earlier.data?.items ?? []} open={row?.id} />
        </>
      }
      start={
        <LinkButton size="lg" href={links.onboardings?.() ?? ''}>
          {t('file.cancel')}
        </LinkButton>
      }
      end={
        <Button
          size="lg"
          variant="primary"
          trailingIcon="arrow-right"
          isDisabled={!row || upload.sending !== undefined}
          isPending={settings.isPending}
          onPress={() => void settings.goOn()}
        >
          {t('file.continue')}
        </Button>
      }
    >
      <div className="flex flex-col gap-2">
        <FileDrop
          accept={accepted}
          isMultiple={false}
          isDisabled={upload.sending !== undefined}
          title={t('file.drop')}
          hint={t('file.hint', { size: maxImportMegabytes, rows: format.number(maxImportRows) })}
          onFiles={([file]) => file && void upload.start(file)}
        />
        {upload.sending && (
          <FileRow
            name={upload.sending.name}
            icon="upload"
            {...(upload.sending.share < 1
              ? { progress: upload.sending.share, onCancel: upload.cancel }
              : { detail: <span role="status">{t('file.reading')}</span> })}
          />
        )}
        {row && (
          <FileRow
            name={row.fileName}
            icon="file-check"
            detail={<Details row={row} />}
            aside={
              <span className="flex items-center gap-1.5">
                <Icon name="check-circle" className="text-ok-ink" />
                {t('file.readable')}
              </span>
            }
            onRemove={() => void settings.discard()}
          />
        )}
        {upload.refused && <FileRow name={upload.refused.name} error={upload.refused.why} onRemove={upload.forget} />}
      </div>
      {row && <SheetAndDates row={row} settings={settings} />}
      <FailureLine failure={settings.failure} className="mt-3" />
      <TemplateLine />
    </WizardPage>
  );
}

function Details({ row }: { row: ClientImport }) {
  const { t } = useTranslation('client-import');
  const format = useFormat();
  const sheet = row.sheets[row.sheet];
  return t('file.details', {
    size: format.bytes(row.size),
    rows: t('file.rows', { count: sheet?.rows ?? 0 }),
    columns: t('file.columns', { count: row.columns.length }),
    header: sheet?.headerRow ?? 1,
  });
}

type Settings = ReturnType<typeof useSettings>;

function SheetAndDates({ row, settings }: { row: ClientImport; settings: Settings }) {
  const { t } = useTranslation('client-import');
  const year = new Date().getFullYear();
  const sheets = row.sheets.map(({ name, rows, problem }, at) => {
    const detail = problem === '' ? t('file.rows', { count: rows }) : t(`file.sheet-problems.${problem as 'no-rows'}`);
    return { id: String(at), label: t('file.sheet-option', { name, rows: detail }), isDisabled: problem !== '' };
  });
  return (
    <div className="mt-6 grid gap-4 sm:grid-cols-2">
      {row.format === 'xlsx' && (
        <Select
          label={t('file.sheet')}
          options={sheets}
          value={String(row.sheet)}
          onChange={(sheet) => void settings.chooseSheet(Number(sheet))}
        />
      )}
      <Select<DateOrder>
        label={t('file.dates')}
        options={(['day-first', 'month-first'] as const).map((id) => ({ id, label: t(`date-orders.${id}`, { year }) }))}
        value={row.dateOrder}
        onChange={(dateOrder) => void settings.chooseDates(dateOrder)}
      />
    </div>
  );
}

function useSettings(row: ClientImport | undefined, go: GoToStep) {
  const run = useRunWorkflow();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const attempt = async (act: (row: ClientImport) => Promise<unknown>) => {
    if (!row || isPending) return;
    setPending(true);
    setFailure(undefined);
    try {
      await act(row);
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setPending(false);
    }
  };
  const inputOf = ({ id, sheet, dateOrder, sameBy, columns }: ClientImport) => ({
    import: id,
    sheet,
    dateOrder,
    sameBy,
    choices: columns.map(({ choice }) => choice),
  });
  return {
    isPending,
    failure,
    chooseSheet: (sheet: number) =>
      attempt(({ id, dateOrder, sameBy }) => run('check-import', { import: id, sheet, dateOrder, sameBy })),
    chooseDates: (dateOrder: DateOrder) => attempt((now) => run('check-import', { ...inputOf(now), dateOrder })),
    discard: () =>
      attempt(async ({ id }) => {
        // First the address, so that the page does not ask for what is gone.
        go({}, true);
        await run('discard-import', { import: id });
      }),
    goOn: () =>
      attempt(async (now) => {
        if (!now.summary) await run('check-import', inputOf(now));
        go({ open: now.id, step: 'columns' });
      }),
  };
}

function useUpload(go: GoToStep) {
  const { t } = useTranslation('client-import');
  const { error: textOf } = useErrorText();
  const run = useRunWorkflow();
  const ending = useRef<AbortController>(undefined);
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number }>();
  const [refused, setRefused] = useState<{ readonly name: string; readonly why: string }>();
  const start = async (file: File) => {
    const { name } = file;
    setRefused(undefined);
    if (file.size > maxImportMegabytes * 1024 * 1024) {
      setRefused({ name, why: t('file.too-large', { size: maxImportMegabytes }) });
      return;
    }
    ending.current = new AbortController();
    setSending({ name, share: 0 });
    try {
      // The only part of the form; the input has no other.
      const input = { file } as object as Record<string, never>;
      const { import: open } = await run('upload-import', input, {
        signal: ending.current.signal,
        onProgress: (share) => setSending({ name, share }),
      });
      go({ open }, true);
    } catch (error) {
      setRefused({ name, why: isRequestError(error) && error.isAbort ? t('file.stopped') : textOf(error) });
    }
    setSending(undefined);
  };
  return { sending, refused, start, cancel: () => ending.current?.abort(), forget: () => setRefused(undefined) };
}
