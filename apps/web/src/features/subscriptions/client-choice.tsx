import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { ComboBox } from '#ui/combo-box.tsx';
import { Icon } from '#ui/icon.tsx';

type Candidate = ViewAnswer<'subscription-candidates'>['items'][number];

interface ClientChoiceProps {
  /** Matches of the typed text. */
  candidates: readonly Candidate[];
  text: string;
  onText: (text: string) => void;
  isLoading: boolean;
  chosen: Candidate | undefined;
  onChoose: (request: string) => void;
  error: string | undefined;
}

/** The completed onboarding on which a subscription is based. */
export function ClientChoice({ candidates, text, onText, isLoading, chosen, onChoose, error }: ClientChoiceProps) {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  const detailOf = ({ country, registrationNumber, reference, completedAt }: Candidate) =>
    [
      [country, registrationNumber].filter(Boolean).join(' '),
      t('form.completed', { reference, date: format.date(completedAt) }),
    ].join(', ');
  if (chosen)
    return (
      <section aria-label={t('form.client')}>
        <p className="text-13 font-medium">{t('form.client')}</p>
        <p className="mb-2 text-13 text-ink-2">{t('form.client-hint')}</p>
        <div className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface py-2.5 pr-2 pl-3 text-13">
          <span className="grid size-8 flex-none place-items-center rounded-sm border border-line bg-sunken text-ink-2">
            <Icon name={chosen.type === 'business' ? 'building' : 'user'} />
          </span>
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-medium">{chosen.name}</p>
            <p className="text-12 text-ink-2">{detailOf(chosen)}</p>
          </div>
          <Button onPress={() => onChoose('')}>{t('form.another')}</Button>
        </div>
      </section>
    );
  return (
    <ComboBox
      label={t('form.client')}
      hint={t('form.client-hint')}
      placeholder={t('form.search')}
      options={candidates.map((one) => ({
        id: one.request,
        label: one.name,
        detail: detailOf(one),
        icon: one.type === 'business' ? 'building' : 'user',
      }))}
      text={text}
      onText={onText}
      isLoading={isLoading}
      value=""
      onChange={onChoose}
      nothingLabel={t('form.nothing')}
      isLong
      error={error}
    />
  );
}
