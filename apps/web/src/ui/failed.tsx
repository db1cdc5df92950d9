import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

export interface FailedProps {
  /** What could not be done: 'The onboardings could not be loaded.' Without it a general sentence. */
  title?: string;
  /** The cause in words, when there is one. */
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** A part that did not load: what happened, that nothing is lost, and another try. */
export function Failed({ title, children, onRetry, isRetrying = false }: FailedProps) {
  const { t } = useTranslation('errors');
  return (
    <div role="alert" className="flex flex-col items-start gap-1 py-6">
      <p className="flex items-center gap-2 text-14 font-semibold client:text-16">
        <Icon name="octagon" className="text-bad-ink" />
        {title ?? t('load-failed.title')}
      </p>
      <p className="max-w-[560px] text-13 text-ink-2 client:text-16">{children ?? t('load-failed.body')}</p>
      {onRetry && (
        <Button icon="refresh" onPress={onRetry} isPending={isRetrying} className="mt-2">
          {t('try-again')}
        </Button>
      )}
    </div>
  );
}
