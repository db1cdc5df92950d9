import { useTranslation } from 'react-i18next';
import { useDownload } from '#api/use-download.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { FileRow } from '#ui/file-row.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { RailPart } from '#ui/rail-part.tsx';
import { useEntityPlace } from './entity-context.ts';
import { useFileReadiness } from './use-file-readiness.ts';

/** The report where available: the stored one, or for interns a preview. */
export function ReportPart() {
  const { t } = useTranslation('entity');
  const { error: textOf } = useErrorText();
  const format = useFormat();
  const { entity } = useEntityPlace();
  const { report: isReady } = useFileReadiness(entity);
  const { start, isBusy, failure } = useDownload();
  const { request } = entity;
  const name = request.reference || request.number;
  const isKept = request.completedAt !== '';
  if (!isReady) return null;
  return (
    <RailPart title={t('rail.report')}>
      <FileRow
        icon="file-check"
        name={t(isKept ? 'rail.report-of' : 'rail.report-provisional', { name })}
        detail={isKept ? t('rail.report-pdf', { date: format.date(request.completedAt) }) : t('rail.report-now')}
        error={failure === undefined ? undefined : textOf(failure)}
        aside={
          <IconButton
            icon="download"
            size="sm"
            label={t('rail.report-download')}
            isPending={isBusy}
            onPress={() => void start('report', { request: request.id }, `report-${name}.pdf`)}
          />
        }
      />
      <p className="mt-2 text-13 text-ink-2">{t(isKept ? 'rail.report-kept' : 'rail.report-later')}</p>
    </RailPart>
  );
}
