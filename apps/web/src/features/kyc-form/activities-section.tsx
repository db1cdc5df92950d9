import { formatSbi } from '@dossier/domain/sbi';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed } from '#ui/failed.tsx';
import { Icon } from '#ui/icon.tsx';
import { focusWhenLost } from '#ui/keep-focus.ts';
import { laterPart } from '#ui/lazy-part.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { ActivityCard } from './activity-card.tsx';
import { useActivityNames } from './activity-names.ts';
import type { ActivityDraft } from './activity-sheet.tsx';
import { useSection } from './form-context.ts';
import { OwnActivityCard } from './own-activity-card.tsx';
import { RemovalLine } from './removal-line.tsx';
import { withRemovals } from './removals.ts';
import { SectionFrame } from './section-frame.tsx';
import { TermHelp } from './term-help.tsx';
import { activityId, useActivityRemovals } from './use-activity-removals.ts';
import { useKeptState } from './use-kept-state.ts';

const [ActivitySheet, useActivitySheet] = laterPart(async () => (await import('./activity-sheet.tsx')).ActivitySheet);

export function ActivitiesFormSection() {
  useActivitySheet();
  const { t } = useTranslation('kyc-form');
  const { values, change, error } = useSection('activities');
  const { removals, remove, removeDescription } = useActivityRemovals();
  const [sheet, setSheet] = useKeptState<ActivityDraft>('activity-sheet');
  /** What was typed and chosen when the back button closed the sheet: it opens with that again. */
  const left = useRef<ActivityDraft>(undefined);
  const search = () => setSheet(left.current ?? { text: '', chosen: [] });
  const describe = () => setSheet({ text: '', chosen: [], described: values.description ?? '' });
  const close = (kept?: ActivityDraft) => {
    left.current = kept;
    setSheet(undefined);
    // After a reload no button opened the sheet.
    focusWhenLost(() => document.querySelector<HTMLElement>('#details > button'));
  };
  const details = values.details ?? [];
  const names = useActivityNames(details.map(({ sbi }) => sbi));
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
        {withRemovals(details, removals.of('details')).map((row) => {
          if ('removal' in row) return <RemovalLine key={row.removal.id} removal={row.removal} removals={removals} />;
          const { sbi, edition, source } = row.item;
          return (
            <ActivityCard
              key={activityId(row.item)}
              id={activityId(row.item)}
              code={sbi}
              name={names.nameOf(sbi, edition)}
              isLoading={names.isLoading}
              source={source}
              isMain={values.main === sbi}
              isFormer={edition === '2008'}
              successors={names.successorsOf(sbi, edition)}
              onMain={() => change({ main: sbi })}
              onRemove={() => remove(row.item, names.nameOf(sbi, edition) || formatSbi(sbi))}
              onReplace={(code) => replace(sbi, edition, code)}
            />
          );
        })}
        {!!values.description?.trim() && (
          <OwnActivityCard description={values.description} onChange={describe} onRemove={removeDescription} />
        )}
        {!values.description?.trim() &&
          removals
            .of('description')
            .map((removal) => <RemovalLine key={removal.id} removal={removal} removals={removals} />)}
        <PlainButton icon="plus" isBlock onPress={search}>
          {t('activities.choose')}
        </PlainButton>
        {wrong && (
          <p className="flex gap-1.5 text-14 font-medium text-bad-ink">
            <Icon name="octagon" className="mt-0.5" />
            {wrong}
          </p>
        )}
      </div>
      <TermHelp term="sbi" />
      {sheet && (
        <Suspense>
          <ActivitySheet draft={sheet} onChange={setSheet} onClose={() => close()} onBack={() => close(sheet)} />
        </Suspense>
      )}
    </SectionFrame>
  );
}
