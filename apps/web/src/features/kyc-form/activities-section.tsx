import { formatSbi } from '@dossier/domain/sbi';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Failed } from '#ui/failed.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useActivityNames } from './activity-names.ts';
import { ActivitySheet } from './activity-sheet.tsx';
import { useSection } from './form-context.ts';
import { SectionFrame } from './section-frame.tsx';

export function ActivitiesFormSection() {
  const { t } = useTranslation('kyc-form');
  const { values, change, error } = useSection('activities');
  const [isSheetOpen, setSheetOpen] = useState(false);
  const details = values.details ?? [];
  const names = useActivityNames(details.map(({ sbi }) => sbi));
  const remove = (sbi: string, edition: string) => {
    const left = details.filter((one) => one.sbi !== sbi || one.edition !== edition);
    const main = left.some((one) => one.sbi === values.main) ? values.main : (left[0]?.sbi ?? '');
    change({ details: left, main });
  };
  const wrong = error('details') ?? error('main');
  return (
    <SectionFrame section="activities" title={t('activities.title')} lead={t('activities.lead')}>
      {names.isError && <Failed onRetry={() => void names.refetch()} isRetrying={names.isFetching} />}
      <div id="details" tabIndex={-1} className="flex flex-col gap-3">
        {details.map(({ sbi, edition, source }) => {
          const name = names.nameOf(sbi, edition);
          const isMain = values.main === sbi;
          return (
            <article
              key={`${edition} ${sbi}`}
              aria-label={name || sbi}
              className="rounded-lg border border-line-strong bg-surface p-4"
            >
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="text-14 text-ink-2 tabular-nums">{formatSbi(sbi)}</span>
                {source === 'register' && (
                  <span className="text-14 text-ink-2">
                    <Icon name="shield-check" size={14} className="mr-1 inline" />
                    {t('from-register')}
                  </span>
                )}
                {isMain && (
                  <Badge icon="check-circle" tone="ok">
                    {t('activities.main')}
                  </Badge>
                )}
              </div>
              <p className="font-semibold">{name || formatSbi(sbi)}</p>
              <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-14">
                {!isMain && (
                  <TextLink onPress={() => change({ main: sbi })} aria-label={t('activities.make-main-of', { name })}>
                    {t('activities.make-main')}
                  </TextLink>
                )}
                <TextLink onPress={() => remove(sbi, edition)} aria-label={t('remove-name', { name: name || sbi })}>
                  {t('remove')}
                </TextLink>
              </p>
            </article>
          );
        })}
        <Button icon="plus" isBlock onPress={() => setSheetOpen(true)}>
          {t('activities.choose')}
        </Button>
        {wrong && (
          <p className="flex gap-1.5 text-14 font-medium text-bad-ink">
            <Icon name="octagon" className="mt-0.5" />
            {wrong}
          </p>
        )}
      </div>
      <TextArea
        label={t('activities.more')}
        hint={t('activities.more-hint')}
        optional
        name="description"
        rows={3}
        value={values.description ?? ''}
        onChange={(description) => change({ description })}
        error={error('description')}
      />
      <ActivitySheet isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
    </SectionFrame>
  );
}
