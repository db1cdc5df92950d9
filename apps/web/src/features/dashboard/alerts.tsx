import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Count } from '#ui/count.tsx';
import { Deadline } from '#ui/deadline.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TextLink } from '#ui/text-link.tsx';

type Alert = ViewAnswer<'dashboard'>['alerts'][number];

/** Open monitoring alerts, most urgent first. */
export function DashboardAlerts({ alerts, total }: { alerts: readonly Alert[]; total: number }) {
  const { t } = useTranslation('dashboard');
  const { links } = usePortal();
  return (
    <section aria-label={t('alerts.title')} className="overflow-hidden rounded-lg border border-line bg-surface">
      <header className="flex min-h-11 items-center gap-2 border-b border-line px-4">
        <h2 className="text-14 font-semibold">{t('alerts.title')}</h2>
        <span className="text-13 text-ink-2">
          <Count of={total} />
        </span>
        {total > alerts.length && links.subscriptions && (
          <span className="ml-auto text-13">
            <TextLink href={`${links.subscriptions()}?status=attention`}>{t('alerts.all', { count: total })}</TextLink>
          </span>
        )}
      </header>
      <ul>
        {alerts.map((alert) => (
          <AlertLine key={alert.id} alert={alert} />
        ))}
      </ul>
    </section>
  );
}

function AlertLine({ alert }: { alert: Alert }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { links } = usePortal();
  const href = links.subscriptions?.(alert.subscription) ?? links.entity?.(alert, 'subscriptions') ?? '';
  const names = String(alert.facts['names'] ?? '');
  return (
    <li className="grid grid-cols-[16px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 last:border-b-0 md:grid-cols-[16px_minmax(0,1fr)_140px_124px]">
      <Icon name="alert" className="mt-1 self-start text-warn-ink" />
      <div className="min-w-0">
        <p className="truncate text-13 font-medium">
          <TextLink isPlain href={href} className="hover:underline">
            {alert.subjectName}
          </TextLink>
        </p>
        <p className="truncate text-13 text-ink-2" title={names}>
          {t(`alerts.${alert.kind}`, { names, date: format.date(alert.openedAt) })}
        </p>
      </div>
      <div className="text-13 max-md:col-start-2">
        <Deadline date={alert.due} />
      </div>
      <div className="max-md:col-start-2 md:[&>*]:w-full">
        <LinkButton href={href}>{t('alerts.view')}</LinkButton>
      </div>
    </li>
  );
}
