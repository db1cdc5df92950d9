import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Failed } from '#ui/failed.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ActivityCard } from './activity-card.tsx';
import { useActivityNames } from './activity-names.ts';
import { ActivitySheet } from './activity-sheet.tsx';
import { useSection } from './form-context.ts';
import { SectionFrame } from './section-frame.tsx';

export function ActivitiesFormSection() {
  const { t } = useTranslation('kyc-form');
  const { values, change, error } = useSection('activities');
  const [sheet, setSheet] = useState<'search' | 'describe'>();
  const details = values.details ?? [];
  const names = useActivityNames(details.map(({ sbi }) => sbi));
  const remove = (sbi: string, edition: string) => {
    const left = details.filter((one) => one.sbi !== sbi || one.edition !== edition);
    const main = left.some((one) => one.sbi === values.main) ? values.main : (left[0]?.sbi ?? '');
    change({ details: left, main });
  };
  const replace = (sbi: string, edition: string, code: string) => {
    const next = { sbi: code, edition: '2025' as const, source: 'client' as const };
    const others = details.filter((one) => one.sbi !== code || one.edition !== '2025');
    const replaced = others.map((one) => (one.sbi === sbi && one.edition === edition ? next : one));
    change({ details: replaced, main: values.main === sbi ? code : values.main });
  };
  const wrong = error('details') ?? error('main') ?? error('description');
  const isFromRegister = details.some(({ source }) => source === 'register');
  return (
    <SectionFrame
      section="activities"
      title={t('activities.title')}
      lead={t(isFromRegister ? 'activities.lead-register' : 'activities.lead')}
    >
      {names.isError && <Failed onRetry={() => void names.refetch()} isRetrying={names.isFetching} />}
      <div id="details" tabIndex={-1} className="flex flex-col gap-3">
        {details.map(({ sbi, edition, source }) => (
          <ActivityCard
            key={`${edition} ${sbi}`}
            code={sbi}
            name={names.nameOf(sbi, edition)}
            source={source}
            isMain={values.main === sbi}
            isFormer={edition === '2008'}
            successors={names.successorsOf(sbi, edition)}
            onMain={() => change({ main: sbi })}
            onRemove={() => remove(sbi, edition)}
            onReplace={(code) => replace(sbi, edition, code)}
          />
        ))}
        {!!values.description?.trim() && (
          <article
            id="description"
            tabIndex={-1}
            aria-label={t('activities.own')}
            className="rounded-lg border border-line-strong bg-surface p-4"
          >
            <p className="text-14 text-ink-2">{t('activities.own')}</p>
            <p className="font-semibold whitespace-pre-line [overflow-wrap:anywhere]">{values.description}</p>
            <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-14">
              <TextLink onPress={() => setSheet('describe')} aria-label={t('activities.change-own')}>
                {t('change')}
              </TextLink>
              <TextLink onPress={() => change({ description: '' })} aria-label={t('activities.remove-own')}>
                {t('remove')}
              </TextLink>
            </p>
          </article>
        )}
        <Button icon="plus" isBlock onPress={() => setSheet('search')}>
          {t('activities.choose')}
        </Button>
        {wrong && (
          <p className="flex gap-1.5 text-14 font-medium text-bad-ink">
            <Icon name="octagon" className="mt-0.5" />
            {wrong}
          </p>
        )}
      </div>
      {sheet && <ActivitySheet isDescribing={sheet === 'describe'} onClose={() => setSheet(undefined)} />}
    </SectionFrame>
  );
}
