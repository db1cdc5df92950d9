import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import { PlainButton } from './plain-button.tsx';

export interface FailedProps {
  /** What failed: 'The onboardings could not be loaded.' Without it a general message. */
  title?: string;
  /** The cause as text, if it is known. Without it the message says whether the device is offline. */
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Nothing else is on the page: the message is its heading. */
  isPage?: boolean;
}

/** A part of the page that failed to load: what happened, that no data is lost, and a retry button. */
export function Failed({ title, children, onRetry, isRetrying = false, isPage = false }: FailedProps) {
  const { t } = useTranslation('errors');
  const Heading = isPage ? 'h1' : 'p';
  return (
    <div role="alert" className="flex flex-col items-start gap-1 py-6">
      <Heading className="flex items-center gap-2 text-14 font-semibold client:text-16">
        <Icon name="octagon" className="flex-none text-bad-ink" />
        {title ?? t('load-failed.title')}
      </Heading>
      <p className="max-w-[560px] text-13 text-ink-2 client:text-16">
        {children ?? t(navigator.onLine ? 'load-failed.body' : 'offline')}
      </p>
      {onRetry && (
        <PlainButton icon="refresh" onPress={onRetry} isPending={isRetrying} className="mt-2">
          {t('try-again')}
        </PlainButton>
      )}
    </div>
  );
}
