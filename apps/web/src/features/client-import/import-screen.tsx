import { mayRun } from '@dossier/domain/contracts/permissions';
import { uploadImport } from '@dossier/domain/contracts/workflows/upload-import';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRole } from '#api/use-session.ts';
import { view } from '#api/views.ts';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { NoAccess } from '#ui/refused.tsx';
import { Loading, LoadingLines } from '#ui/skeleton.tsx';
import { CheckStep } from './check-step.tsx';
import type { GoToStep, ImportStep } from './client-import.ts';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { ResultStep } from './result-step.tsx';

interface ImportScreenProps {
  open: string | undefined;
  step: ImportStep | undefined;
  go: GoToStep;
}

/** Imports clients from a file: the file, its columns, the check of its rows, and the import itself. */
export function ImportScreen({ open, step, go }: ImportScreenProps) {
  const { t } = useTranslation('client-import');
  const role = useRole();
  const mayImport = role !== undefined && mayRun(uploadImport, role);
  const opened = useQuery({
    ...view('client-import', { import: open ?? '' }),
    enabled: open !== undefined && mayImport,
  });
  if (!mayImport)
    return (
      <div className="px-(--shell-gutter) pt-6 max-md:px-4">
        <h1 className="text-20 font-semibold">{t('title')}</h1>
        <NoAccess>{t('admins-only')}</NoAccess>
      </div>
    );
  if (open === undefined) return <FileStep key="new" row={undefined} go={go} />;
  const row = opened.data;
  if (!row)
    return (
      <div className="px-(--shell-gutter) pt-6 max-md:px-4">
        {opened.error ? (
          <NotLoaded
            error={opened.error}
            title={t('failed')}
            onRetry={() => void opened.refetch()}
            isRetrying={opened.isFetching}
          />
        ) : (
          <Loading>
            <LoadingLines lines={6} />
          </Loading>
        )}
      </div>
    );
  if (row.state !== 'draft') return <ResultStep row={row} go={go} />;
  if (step === 'check' && row.summary) return <CheckStep row={row} summary={row.summary} go={go} />;
  return step === undefined ? <FileStep key="new" row={row} go={go} /> : <ColumnsStep row={row} go={go} />;
}
