import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';

const height = 160;
const step = 96;

/** Started and completed side by side; the table below holds the same figures. */
export function UsageChart({ months }: Pick<ViewAnswer<'usage'>, 'months'>) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const most = Math.max(1, ...months.flatMap(({ started, completed }) => [started, completed]));
  const high = (count: number) => (count / most) * (height - 32);
  return (
    <figure className="p-4">
      <figcaption className="mb-2 flex justify-end gap-4 text-12 text-ink-2">
        <span className="flex items-center gap-1.5">
          <span className="size-2.5 rounded-sm bg-accent-line" />
          {t('columns.started')}
        </span>
        <span className="flex items-center gap-1.5">
          <span className="size-2.5 rounded-sm bg-accent" />
          {t('columns.completed')}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${months.length * step} ${height + 28}`} aria-hidden="true" className="max-h-64 w-full">
        <path d={`M0 ${height}h${months.length * step}`} className="stroke-line-strong" />
        {months.map(({ month, started, completed }, index) => (
          <g key={month} className="fill-ink-2 text-12" textAnchor="middle">
            <Bar x={index * step + 20} count={started} high={high(started)} look="fill-accent-line" />
            <Bar x={index * step + 50} count={completed} high={high(completed)} look="fill-accent" />
            <text x={index * step + 48} y={height + 20}>
              {format.shortMonth(month)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

function Bar({ x, count, high, look }: { x: number; count: number; high: number; look: string }) {
  return (
    <>
      <rect x={x} y={height - high} width="26" height={high} className={look} />
      <text x={x + 13} y={height - high - 6} className="fill-ink font-medium">
        {count}
      </text>
    </>
  );
}
