import { useTranslation } from 'react-i18next';
import { useErrorText } from '#i18n/error-text.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Reading } from './reading.ts';

/** Why there is nothing to show of a document yet; '' when it was read. */
export function useReadStatus(): (reading: Reading) => string {
  const { t } = useTranslation('documents');
  const { error } = useErrorText();
  return (reading) => {
    if (reading.is === 'reading') return t('read.reading');
    if (reading.is === 'unread') return t(`read.unread.${reading.why}`);
    return reading.is === 'failed' ? `${t('read.failed')} ${error(reading.error)}` : '';
  };
}

interface OfferProps {
  readings: readonly Reading[];
  onRead: () => void;
}

/** Reads machine-readable zones: only on request. */
export function OfferToRead({ readings, onRead }: OfferProps) {
  const { t } = useTranslation('documents');
  const isFailed = readings.some(({ is }) => is === 'failed');
  if (!isFailed && !readings.some(({ is }) => is === 'offer')) return null;
  return (
    <div className="mt-2 flex flex-col items-start gap-2">
      <Button size="sm" icon={isFailed ? 'refresh' : 'search-check'} onPress={onRead}>
        {t(isFailed ? 'read.again' : 'read.offer')}
      </Button>
      <p className="flex gap-1.5 text-12 text-ink-2">
        <Icon name="lock" className="mt-0.5 flex-none" />
        {t('read.privacy')}
      </p>
    </div>
  );
}
