import { useTranslation } from 'react-i18next';
import { TextButton } from '#ui/text-button.tsx';

interface Props {
  readonly description: string | undefined;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** What the client does, in own words. */
export function OwnActivityCard({ description, onChange, onRemove }: Props) {
  const { t } = useTranslation('kyc-form');
  return (
    <article
      id="description"
      tabIndex={-1}
      aria-label={t('activities.own')}
      className="rounded-lg border border-line-strong bg-surface p-4"
    >
      <p className="text-14 text-ink-2">{t('activities.own')}</p>
      <p className="font-semibold whitespace-pre-line [overflow-wrap:anywhere]">{description}</p>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-14">
        <TextButton onPress={onChange} aria-label={t('activities.change-own')}>
          {t('change')}
        </TextButton>
        <TextButton onPress={onRemove} aria-label={t('activities.remove-own')}>
          {t('remove')}
        </TextButton>
      </p>
    </article>
  );
}
