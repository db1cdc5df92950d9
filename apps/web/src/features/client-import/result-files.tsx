import { resolveLanguage } from '@dossier/domain/languages';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#api/use-download.ts';
import { Button } from '#ui/button.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { FileRow } from '#ui/file-row.tsx';
import type { ClientImport, GoToStep } from './client-import.ts';

/** The rows that were left out, as a file to correct, and the whole result. */
export function ResultFiles({ row, go }: { row: ClientImport; go: GoToStep }) {
  const { t, i18n } = useTranslation('client-import');
  const file = useDownload();
  const take = (content: 'problems' | 'result') =>
    void file.start(
      'client-import-file',
      { import: row.id, content, language: resolveLanguage(i18n.language) },
      `${row.number}-${t(content === 'problems' ? 'file.problems-name' : 'file.result-name')}.${row.format}`,
    );
  const { number, rejectedCount } = row;
  const ofProblems = (
    <>
      <Button icon="download" isDisabled={file.isBusy} onPress={() => take('problems')}>
        {t('result.download')}
      </Button>
      <Button icon="upload" onPress={() => go({})}>
        {t('result.corrected')}
      </Button>
    </>
  );
  return (
    <div className="flex flex-col items-start gap-3">
      {rejectedCount > 0 && (
        <div className="w-full">
          <FileRow
            name={t('result.file', { number })}
            detail={t('result.file-detail', { count: rejectedCount })}
            aside={<span className="flex gap-2 max-md:hidden">{ofProblems}</span>}
          />
          <div className="mt-2 flex flex-wrap gap-2 md:hidden">{ofProblems}</div>
        </div>
      )}
      <Button icon="download" isDisabled={file.isBusy} onPress={() => take('result')}>
        {t('result.download-all')}
      </Button>
      <FailureLine failure={file.failure} />
    </div>
  );
}
