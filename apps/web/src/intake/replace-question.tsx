import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '#ui/plain-button.tsx';

interface ReplaceQuestionProps {
  /** Name of the file that waits for the connection. */
  waiting: string;
  /** Name of the new file. */
  name: string;
  onUse: () => void;
  onKeep: () => void;
}

/** Before a file that waits for the connection is replaced by another one. */
export function ReplaceQuestion({ waiting, name, onUse, onKeep }: ReplaceQuestionProps) {
  const { t } = useTranslation('file-intake');
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      data-wide=""
      aria-label={t('replace-waiting.title')}
      className="rounded-lg border border-line-strong bg-surface p-4"
    >
      <p ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t('replace-waiting.title')}
      </p>
      <p className="mt-1 [overflow-wrap:anywhere]">{t('replace-waiting.body', { waiting, name })}</p>
      <div className="mt-4 flex flex-wrap gap-3 *:grow">
        <PlainButton variant="primary" onPress={onUse}>
          {t('replace-waiting.use')}
        </PlainButton>
        <PlainButton onPress={onKeep}>{t('replace-waiting.keep')}</PlainButton>
      </div>
    </section>
  );
}
