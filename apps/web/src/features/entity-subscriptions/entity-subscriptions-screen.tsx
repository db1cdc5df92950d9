import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { filterOf, recordAll } from '#api/records.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { DescriptionList } from '#ui/description-list.tsx';
import { Empty } from '#ui/empty.tsx';
import { Failed } from '#ui/failed.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Loading, LoadingLines } from '#ui/skeleton.tsx';

const looks: Readonly<Record<'active' | 'paused' | 'ended', { icon: IconName; tone: Tone }>> = {
  active: { icon: 'repeat', tone: 'ok' },
  paused: { icon: 'pause', tone: 'warn' },
  ended: { icon: 'check', tone: 'idle' },
};

const list = (subject: string) =>
  recordAll('gk_subscriptions', {
    filter: filterOf('subject = {:subject}', { subject }),
    expand: 'org',
    sort: '-created',
  });

/** What institutions have watched of this subject, to read. */
export function EntitySubscriptionsScreen({ subject }: { subject: string }) {
  const { t } = useTranslation('entity-subscriptions');
  const { error: errorText } = useErrorText();
  const { data, error, refetch, isFetching } = useQuery(list(subject));
  return (
    <div className="flex max-w-[var(--container-read)] flex-col gap-4 px-(--shell-gutter) py-6 max-md:px-4">
      {!data && !error && (
        <Loading>
          <LoadingLines lines={5} />
        </Loading>
      )}
      {error && (
        <Failed onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </Failed>
      )}
      {data?.length === 0 && <Empty title={t('none')}>{t('none-body')}</Empty>}
      {data?.map((row) => (
        <Subscription key={row.id} row={row} />
      ))}
    </div>
  );
}

type Row = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof list>['queryFn']>>>>[number];

function Subscription({ row }: { row: Row }) {
  const { t } = useTranslation('entity-subscriptions');
  const format = useFormat();
  const look = looks[row.status];
  const org = (row.expand as { org?: { name?: string } } | undefined)?.org?.name ?? '';
  return (
    <section aria-label={t(`level.${row.level}`)} className="rounded-lg border border-line bg-surface">
      <header className="flex items-start gap-3 border-b border-line px-4 py-3">
        <Icon name="repeat" className="mt-1 text-ink-2" />
        <div>
          <h2 className="flex flex-wrap items-center gap-2 text-14 font-semibold">
            {t('title', { level: t(`level.${row.level}`), cadence: t(`cadence.${row.cadence}`) })}
            <Badge icon={look.icon} tone={look.tone}>
              {t(`status.${row.status}`)}
            </Badge>
          </h2>
          <p className="text-13 text-ink-2">{t('since', { org, date: format.date(row.created) })}</p>
        </div>
      </header>
      <div className="px-4 py-2">
        <DescriptionList
          columns={2}
          items={[
            { term: t('last'), value: row.last_result || t('nothing-yet') },
            { term: t('next'), value: row.next_run ? format.dateTime(row.next_run) : t('not-planned') },
            { term: t('alerts-to'), value: (row.recipients ?? []).join(', ') || t('nobody') },
          ]}
        />
      </div>
    </section>
  );
}
