import { saveSubscription } from '@dossier/domain/contracts/workflows/save-subscription';
import { nextRunDay } from '@dossier/domain/subscription-schedule';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#api/use-session.ts';
import { view } from '#api/views.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { isoToday, useFormat } from '#i18n/format.ts';
import { useFormCheck } from '#i18n/use-form-check.ts';
import { usePortal } from '#portals/portal.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Loading, LoadingLines } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { toast } from '#ui/toast.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { ClientChoice } from './client-choice.tsx';
import { SubscriptionFields, type SubscriptionValues } from './subscription-fields.tsx';
import type { Subscriptions } from './subscription-filters.ts';

interface NewSubscriptionScreenProps {
  /** The completed onboarding it is based on; '' while none is selected. */
  request: string;
  onChoose: (request: string) => void;
  onStarted: (subscription: string) => void;
}

/** Starts monitoring a client after the onboarding. */
export function NewSubscriptionScreen(props: NewSubscriptionScreenProps) {
  const { t } = useTranslation('subscriptions');
  const { data, error, isFetching, refetch } = useQuery(view('subscriptions', { limit: 1 }));
  return (
    <div className="flex min-h-[calc(100dvh-var(--shell-header))] flex-col">
      <div className="border-b border-line px-(--shell-gutter) pt-6 pb-4 max-md:px-4">
        <h1 className="text-20 font-semibold">{t('new.title')}</h1>
        <p className="text-13 text-ink-2">{t('new.lead')}</p>
      </div>
      {data && <NewSubscription {...props} answer={data} />}
      {!data && (
        <div className="max-w-[736px] px-(--shell-gutter) py-7 max-md:px-4">
          {error ? (
            <NotLoaded error={error} onRetry={() => void refetch()} isRetrying={isFetching} title={t('failed')} />
          ) : (
            <Loading>
              <LoadingLines lines={6} />
            </Loading>
          )}
        </div>
      )}
    </div>
  );
}

/** One period from today: the proposed day. */
const firstOf = (cadence: SubscriptionValues['cadence']): string => nextRunDay(cadence, isoToday());

type FormProps = NewSubscriptionScreenProps & { answer: Subscriptions };

function useStart({ request, onStarted, answer }: FormProps) {
  const { t } = useTranslation('subscriptions');
  const me = useUser()?.id ?? '';
  const [values, setValues] = useState<SubscriptionValues>({
    level: 'screening',
    cadence: 'weekly',
    firstRun: firstOf('weekly'),
    recipients: answer.colleagues.filter(({ id }) => id === me).map(({ id }) => id),
  });
  const save = useWorkflow('save-subscription');
  const [text, setText] = useState('');
  const search = useDebounced(text.trim());
  const offered = useQuery({
    ...view('subscription-candidates', { search: search || undefined }),
    placeholderData: keepPreviousData,
  });
  const chosen = useQuery({ ...view('subscription-candidates', { request }), enabled: request !== '' });
  const candidate = request === '' ? undefined : chosen.data?.items[0];
  const check = useFormCheck(saveSubscription.input, { request: candidate?.request ?? '', ...values });
  const done = ({ subscription }: { subscription: string }) => {
    toast.success(t('new.started'));
    onStarted(subscription);
  };
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) check.submit((input) => save.mutate(input, { onSuccess: done }));
  };
  // Until a day is selected, the first run is one period from now.
  const [isChosen, setChosen] = useState(false);
  const change = (part: Partial<SubscriptionValues>) => {
    if (part.firstRun !== undefined) setChosen(true);
    const first = part.cadence && !isChosen ? { firstRun: firstOf(part.cadence) } : {};
    setValues({ ...values, ...first, ...part });
  };
  const choice = { text, setText, candidates: offered.data?.items ?? [], isLoading: offered.isFetching };
  return {
    values,
    change,
    errorOf: check.errorOf,
    candidate,
    choice,
    start,
    isPending: save.isPending,
    error: save.error,
  };
}

function NewSubscription(props: FormProps) {
  const { t } = useTranslation('subscriptions');
  const { error: textOf } = useErrorText();
  const { links } = usePortal();
  const { answer, onChoose } = props;
  const form = useStart(props);
  return (
    <form noValidate onSubmit={form.start} className="flex flex-1 flex-col">
      <div className="flex flex-1 flex-wrap gap-16 px-(--shell-gutter) py-7 max-md:px-4 lg:flex-nowrap">
        <div className="flex w-full max-w-[736px] min-w-0 flex-col gap-6">
          <ClientChoice
            candidates={form.choice.candidates}
            text={form.choice.text}
            onText={form.choice.setText}
            isLoading={form.choice.isLoading}
            chosen={form.candidate}
            onChoose={onChoose}
            error={form.errorOf('request')}
          />
          <SubscriptionFields
            values={form.values}
            onChange={form.change}
            colleagues={answer.colleagues}
            errorOf={form.errorOf}
            isPerson={form.candidate?.type === 'individual'}
          />
          {form.error && <Banner tone="bad" isAlert title={textOf(form.error)} />}
        </div>
        <Aside {...form.values} />
      </div>
      <div
        data-bottom-bar=""
        className="sticky bottom-0 z-(--z-sticky) border-t border-line bg-canvas px-(--shell-gutter) py-3 max-md:px-4"
      >
        <div className="flex max-w-[736px] flex-wrap items-center justify-between gap-2">
          <LinkButton size="lg" href={links.subscriptions?.() ?? ''}>
            {t('form.cancel')}
          </LinkButton>
          <Button size="lg" variant="primary" type="submit" trailingIcon="arrow-right" isPending={form.isPending}>
            {t('new.start')}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The consequences, shown before it is started. */
function Aside({ cadence, firstRun = '' }: Pick<SubscriptionValues, 'cadence' | 'firstRun'>) {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  const first = firstRun === '' ? [] : [t('new.first', { date: format.date(firstRun) })];
  const lines = [
    { icon: 'repeat', text: [...first, t(`new.runs.${cadence}`)].join('. ') },
    { icon: 'search-check', text: t('new.desk') },
    { icon: 'lock', text: t('new.access') },
    { icon: 'archive', text: t('new.ends') },
  ] as const;
  return (
    <aside className="w-[296px] flex-none self-start border-l border-line pl-6 text-13 max-lg:w-full max-lg:border-l-0 max-lg:pl-0">
      <h2 className="mb-3 font-semibold">{t('new.aside')}</h2>
      <ul className="flex flex-col gap-2.5 text-ink-2">
        {lines.map(({ icon, text }) => (
          <li key={icon} className="flex gap-2.5">
            <Icon name={icon} className="mt-0.5" />
            {text}
          </li>
        ))}
      </ul>
      <h2 className="mt-5 mb-2 flex items-center gap-2 font-semibold">
        {t('new.plans')} <Tag>{t('soon')}</Tag>
      </h2>
      <p className="text-ink-2">{t('new.free')}</p>
    </aside>
  );
}
