import { useTranslation } from 'react-i18next';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { DownloadState } from './use-report-download.ts';

export interface DownloadStatusProps {
  state: DownloadState;
  onCancel: () => void;
  onRetry: () => void;
}

/** Download progress with a cancel button, or the error with a retry button. */
export function DownloadStatus({ state, onCancel, onRetry }: DownloadStatusProps) {
  const { t } = useTranslation('entity');
  const { error } = useErrorText();
  const format = useFormat();
  const { name, loaded, total } = state;
  if (state.error !== undefined)
    return (
      <Banner
        tone="bad"
        isAlert
        title={t(`download.${name}.failed`)}
        actions={
          <>
            <Button size="sm" onPress={onCancel}>
              {t('download.close')}
            </Button>
            <Button size="sm" icon="refresh" onPress={onRetry}>
              {t('download.again')}
            </Button>
          </>
        }
      >
        {error(state.error)}
      </Banner>
    );
  const far = total
    ? t('download.of', { loaded: format.bytes(loaded), total: format.bytes(total) })
    : format.bytes(loaded);
  return (
    <div role="status" className="flex items-center gap-3 rounded-md border border-line bg-surface px-3.5 py-2 text-13">
      <span>{t(`download.${name}.running`)}</span>
      <div className="flex-1">
        <ProgressBar label={t(`download.${name}.running`)} value={total ? loaded / total : undefined} />
      </div>
      <span className="text-ink-2 tabular-nums">{loaded > 0 ? far : ''}</span>
      <Button size="sm" onPress={onCancel}>
        {t('download.cancel')}
      </Button>
    </div>
  );
}
