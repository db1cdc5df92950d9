import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';

/** Dimensions of the chart. Unit: its own, one per pixel at its usual width. */
const bottom = 160;
const top = 20;
const left = 40;
const step = 100;

/** Legend of the bar colours. */
export function UsageLegend() {
  const { t } = useTranslation('billing');
  return (
    <span className="flex gap-4 pr-2 text-12 text-ink-2">
      <span className="flex items-center gap-1.5">
        <span className="size-2.5 rounded-sm bg-accent-line forced-colors:border" />
        {t('columns.started')}
      </span>
      <span className="flex items-center gap-1.5">
        <span className="size-2.5 rounded-sm bg-accent forced-colors:bg-[CanvasText]" />
        {t('columns.completed')}
      </span>
    </span>
  );
}

/** Started and completed onboardings as bars; the table below has the same figures. */
export function UsageChart({ months }: Pick<ViewAnswer<'usage'>, 'months'>) {
  const format = useFormat();
  const most = Math.max(...months.flatMap(({ started, completed }) => [started, completed]));
  const ticks = ticksUpTo(most);
  const ceiling = ticks.at(-1) ?? 1;
  const high = (count: number) => (count / ceiling) * (bottom - top);
  const width = left + months.length * step;
  return (
    <svg viewBox={`0 0 ${width} ${bottom + 28}`} aria-hidden="true" className="max-h-72 w-full px-4 py-3">
      {ticks.map((tick) => (
        <g key={tick} className="fill-ink-3 text-12">
          <path
            d={`M${left} ${bottom - high(tick)}H${width}`}
            className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
          <text x={left - 12} y={bottom - high(tick) + 4} textAnchor="end">
            {format.number(tick)}
          </text>
        </g>
      ))}
      {months.map(({ month, started, completed }, index) => (
        <g key={month} className="fill-ink-2 text-12" textAnchor="middle">
          <Bar x={left + index * step + 20} count={started} high={high(started)} look="fill-accent-line" />
          <Bar x={left + index * step + 52} count={completed} high={high(completed)} look="fill-accent" />
          <text x={left + index * step + 50} y={bottom + 20}>
            {format.shortMonth(month)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Up to four integers from 0, the last at or above the highest bar. */
function ticksUpTo(most: number): number[] {
  const size = Math.max(1, Math.ceil(most / 3));
  const scale = 10 ** Math.floor(Math.log10(size));
  const round = [1, 2, 4, 5, 10].find((one) => one * scale >= size) ?? 10;
  const count = Math.max(1, Math.ceil(most / (round * scale)));
  return Array.from({ length: count + 1 }, (_, index) => index * round * scale);
}

function Bar({ x, count, high, look }: { x: number; count: number; high: number; look: string }) {
  return (
    <>
      <rect x={x} y={bottom - high} width="28" height={high} rx="2" className={look} />
      <text x={x + 14} y={bottom - high - 5} className="fill-ink font-medium">
        {count}
      </text>
    </>
  );
}
