import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '#api/files.ts';
import { type ViewAnswer, view } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Empty } from '#ui/empty.tsx';
import { ExportButton } from '#ui/export-button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Panel } from '#ui/panel.tsx';
import { Select } from '#ui/select.tsx';
import { Loading } from '#ui/skeleton.tsx';
import { UsageChart, UsageLegend } from './usage-chart.tsx';

type Usage = ViewAnswer<'usage'>;
type Month = Usage['months'][number];

/** Shows the institution's real usage; invoices and payment are coming, and nothing is charged until then. */
export function BillingScreen() {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const [month, setMonth] = useState<string>();
  const asked = useQuery({ ...view('usage', month ? { month } : {}), placeholderData: keepPreviousData });
  const { data } = asked;
  const months = data?.months.map((one) => one.month).toReversed() ?? [];
  return (
    <div className="px-(--shell-gutter) pt-6 pb-12 max-md:px-4">
      <div className="mb-6 flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-20 font-semibold">{t('title')}</h1>
          <p className="mt-1 text-13 text-ink-2">{t('lead')}</p>
        </div>
        {months.length > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            <Select
              label={t('month')}
              isLabelHidden
              size="sm"
              className="w-44"
              options={months.map((id) => ({ id, label: format.month(id) }))}
              value={month ?? months[0]}
              onChange={(chosen) => setMonth(chosen === months[0] ? undefined : chosen)}
            />
            <ExportButton
              label={t('export')}
              take={(language) => download('usage-export', { language }, 'usage.csv')}
              isEmpty={false}
            />
          </div>
        )}
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_360px]">
        {!data && asked.error && (
          <NotLoaded
            error={asked.error}
            onRetry={() => void asked.refetch()}
            isRetrying={asked.isFetching}
            title={t('failed')}
          />
        )}
        {!data && !asked.error && <Loading />}
        {data && <Used usage={data} chosen={month} />}
        <div className="flex flex-col gap-4">
          <Soon icon="file" title={t('invoices.title')}>
            {t('invoices.body')}
          </Soon>
          <Soon icon="billing" title={t('payment.title')}>
            {t('payment.body')}
          </Soon>
          {data && <People people={data.people} isNow={month === undefined} />}
        </div>
      </div>
    </div>
  );
}

interface UsedProps {
  usage: Usage;
  /** An earlier month; undefined for the current one. */
  chosen: string | undefined;
}

function Used({ usage: { months, activeSubscriptions, documents }, chosen }: UsedProps) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const newest = months.at(-1)?.month;
  const at = chosen ? months.findIndex(({ month }) => month === chosen) : months.length - 1;
  const [now, before] = [months[at], months[at - 1]];
  if (!now) return null;
  const than = (count: number | undefined) =>
    before && count !== undefined ? t('in-month', { count, month: format.month(before.month) }) : '';
  const number = (count: number) => format.number(count);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <div className="grid overflow-hidden rounded-lg border border-line bg-surface sm:grid-cols-2 lg:grid-cols-4 [&>*]:-mt-px [&>*]:-ml-px [&>*]:border-t [&>*]:border-l [&>*]:border-line">
        <Figure title={t('started')} value={number(now.started)} note={than(before?.started)} />
        <Figure title={t('completed')} value={number(now.completed)} note={than(before?.completed)} />
        <Figure
          title={t('runs')}
          value={number(now.runs)}
          note={t('active-subscriptions', { count: activeSubscriptions })}
        />
        <Figure title={t('documents')} value={number(documents)} note={format.bytes(months.at(-1)?.keptBytes ?? 0)} />
      </div>
      <Panel title={t('per-month')} actions={<UsageLegend />} isFlush>
        <UsageChart months={months} />
        <div data-flush="" className="border-t border-line">
          <DataTable<Month>
            label={t('per-month')}
            isWrapping
            rows={months.toReversed()}
            rowId={({ month }) => month}
            columns={[
              {
                id: 'month',
                title: t('month'),
                isRowHeader: true,
                cell: ({ month }) =>
                  month === newest ? t('until-today', { month: format.month(month) }) : format.month(month),
              },
              {
                id: 'started',
                title: t('columns.started'),
                isOneLine: true,
                align: 'end',
                cell: (row) => number(row.started),
              },
              {
                id: 'completed',
                title: t('columns.completed'),
                isOneLine: true,
                align: 'end',
                cell: (row) => number(row.completed),
              },
              {
                id: 'runs',
                title: t('runs'),
                isOneLine: true,
                align: 'end',
                cell: (row) => number(row.runs),
              },
              {
                id: 'kept',
                title: t('columns.kept'),
                isOneLine: true,
                align: 'end',
                cell: (row) => format.bytes(row.keptBytes),
              },
            ]}
          />
        </div>
      </Panel>
    </div>
  );
}

function Figure({ title, value, note }: { title: string; value: string; note: string }) {
  return (
    <section aria-label={title} className="p-4">
      <h2 className="text-13 text-ink-2">{title}</h2>
      <p className="mt-1 text-32 font-semibold tabular-nums">{value}</p>
      <p className="mt-1 text-13 text-ink-2">{note}</p>
    </section>
  );
}

function Soon({ icon, title, children }: { icon: IconName; title: string; children: string }) {
  const { t } = useTranslation('common');
  return (
    <section aria-label={title} className="rounded-lg border border-dashed border-line-field bg-sunken p-4">
      <div className="flex items-center gap-2">
        <Icon name={icon} className="text-ink-2" />
        <h2 className="text-14 font-semibold">{title}</h2>
        <span className="ml-auto">
          <Badge icon="hourglass" tone="idle">
            {t('coming-soon')}
          </Badge>
        </span>
      </div>
      <p className="mt-2 text-13 text-ink-2">{children}</p>
    </section>
  );
}

function People({ people, isNow }: Pick<Usage, 'people'> & { isNow: boolean }) {
  const { t } = useTranslation('billing');
  return (
    <Panel title={t('people.title')}>
      {people.length === 0 ? (
        <Empty title={t(isNow ? 'people.none' : 'people.none-then')} />
      ) : (
        <ul className="flex flex-col gap-2 text-13">
          {people.map(({ name, started }) => (
            <li key={name} className="flex gap-3">
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="text-ink-2 tabular-nums">{t('people.started', { count: started })}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
