import { dateFormat } from '@dossier/domain/intl';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAssignNext } from '#api/assign-next.ts';
import { useRole } from '#api/use-session.ts';
import { view } from '#api/views.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { usePageKeys } from '#ui/use-page-keys.ts';
import { ActivityPanel } from './activity.tsx';
import { DashboardAlerts } from './alerts.tsx';
import { DashboardLoading } from './dashboard-loading.tsx';
import { Figures, shownFigures } from './figures.tsx';
import { ListProblems } from './list-problems.tsx';
import { SetupCard } from './setup-card.tsx';
import { SystemCard } from './system-card.tsx';
import { Waiting } from './waiting.tsx';
import { Workload } from './workload.tsx';

/** What awaits the viewer, the counts, and recent activity. */
export function DashboardScreen({ onOpen }: { onOpen: (href: string) => void }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { links } = usePortal();
  const { data, error, isFetching, refetch } = useQuery(view('dashboard', {}));
  const isLead = useRole() === 'intern-lead';
  const create = links.newOnboarding?.();
  const today = dateFormat(format.locale, { dateStyle: 'full' }).format(new Date());
  const take = useAssignNextAction(onOpen);
  const canTake = links.queue !== undefined;
  usePageKeys({ n: create ? () => onOpen(create) : undefined, t: canTake ? take.next : undefined });
  return (
    <div className="px-(--shell-gutter) pt-6 pb-12 max-md:px-4">
      <div className="mb-6 flex flex-wrap items-start gap-3">
        <div className="mr-auto">
          <h1 className="text-20 font-semibold">{t('title')}</h1>
          <p className="text-13 text-ink-2 first-letter:uppercase">{today}</p>
        </div>
        {create && (
          <LinkButton variant="primary" icon="plus" shortcut="N" href={create}>
            {t('new')}
          </LinkButton>
        )}
        {canTake && (
          <Button variant="primary" shortcut="T" onPress={take.next} isPending={take.isPending}>
            {t('assign-next')}
          </Button>
        )}
      </div>
      {take.problem && (
        <Banner tone="warn" isAlert className="mb-4">
          {take.problem}
        </Banner>
      )}
      {data?.desk && <ListProblems lists={data.desk.lists} />}
      {!data && error && (
        <NotLoaded error={error} onRetry={() => void refetch()} isRetrying={isFetching} title={t('failed')} />
      )}
      {!data && !error && <DashboardLoading />}
      {data && (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_376px]">
          <div className="flex min-w-0 flex-col gap-6">
            {isLead && <SetupCard />}
            <Waiting rows={data.waiting} total={data.waitingTotal} />
            {data.alertsTotal > 0 && <DashboardAlerts alerts={data.alerts} total={data.alertsTotal} />}
            <Figures figures={shownFigures(data, links)} />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            {isLead && <SystemCard />}
            {data.desk && <Workload desk={data.desk} />}
            <ActivityPanel events={data.activity} />
          </div>
        </div>
      )}
    </div>
  );
}

function useAssignNextAction(onOpen: (href: string) => void) {
  const { t } = useTranslation('dashboard');
  const { error: textOf } = useErrorText();
  const { links } = usePortal();
  const assignNext = useAssignNext();
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);
  const next = async () => {
    setPending(true);
    setProblem('');
    try {
      const assigned = await assignNext();
      if (assigned === undefined) setProblem(t('nothing-next'));
      else onOpen(links.entity?.(assigned) ?? '');
    } catch (error) {
      setProblem(textOf(error));
    }
    setPending(false);
  };
  return { next: () => void next(), problem, isPending };
}
