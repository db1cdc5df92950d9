import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Banner } from '#ui/banner.tsx';
import type { ScreeningHit } from './targets.ts';
import { useScreeningTexts } from './use-screening-texts.ts';

/** The earlier decision about this entry: author, time and reason, and why it was reopened. */
export function Earlier({ hit }: { hit: ScreeningHit }) {
  const { t } = useTranslation(['screening', 'hit-states']);
  const { listOf } = useScreeningTexts();
  const format = useFormat();
  const { earlier } = hit;
  if (!earlier) return null;
  const { state, reason, by, at, reference, changed, changedFields } = earlier;
  const isBack = changed.length > 0;
  return (
    <Banner
      tone={isBack ? 'info' : 'idle'}
      icon={isBack ? 'refresh' : 'copy'}
      title={t('earlier.dismissed', { state: t(`hit-states:${state}`), who: by, date: format.date(at), reference })}
    >
      <q className="text-ink-2">{reason}</q>
      {isBack && (
        <p className="mt-1">
          {t('earlier.back')} {listOf(changed.map((what) => t(`earlier.${what}`)))}.{' '}
          {changedFields.length > 0 &&
            t('earlier.fields', { fields: listOf(changedFields.map((field) => t(`field.${field}`))) })}
        </p>
      )}
      {hit.carried && <p className="mt-1">{t('earlier.holds', { reference })}</p>}
    </Banner>
  );
}
