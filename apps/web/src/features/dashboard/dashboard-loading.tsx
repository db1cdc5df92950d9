import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/panel.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';

const lines = [158, 133, 178, 153];
const days = [
  { day: 40, events: [245, 212, 180] },
  { day: 120, events: [237, 204, 229] },
];

/** The dashboard's placeholder in its final layout. */
export function DashboardLoading() {
  const { t } = useTranslation('dashboard');
  return (
    <Loading>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_376px]">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel title={t('waiting')} isFlush>
            {lines.map((width) => (
              <WaitingBars key={width} width={width} />
            ))}
          </Panel>
          <div className="grid overflow-hidden rounded-lg border border-line bg-surface [&>*]:-mt-px [&>*]:-ml-px [&>*]:border-t [&>*]:border-l [&>*]:border-line grid-cols-2">
            {lines.map((width) => (
              <div key={width} className="flex h-[126px] flex-col justify-between p-4 max-sm:h-[100px] max-sm:p-3">
                <Skeleton width={`${width}px`} />
                <Skeleton width="56px" height={28} />
                <Skeleton width="140px" />
              </div>
            ))}
          </div>
        </div>
        <Panel title={t('activity')}>
          {days.map(({ day, events }) => (
            <div key={day} className="flex flex-col gap-4 pb-5">
              <Skeleton width={`${day}px`} height={8} />
              {events.map((width) => (
                <div key={width} className="flex gap-3">
                  <Skeleton height={16} isRound />
                  <div className="flex min-w-0 flex-1 flex-col gap-2">
                    <Skeleton width={`${width}px`} />
                    <Skeleton width={`${Math.round(width * 0.67)}px`} height={8} />
                  </div>
                </div>
              ))}
            </div>
          ))}
        </Panel>
      </div>
    </Loading>
  );
}

function WaitingBars({ width }: { width: number }) {
  return (
    <div className="grid min-h-15 grid-cols-[16px_minmax(0,1fr)] items-center gap-x-3 border-b border-line px-4 py-2.5 last:border-b-0 md:grid-cols-[16px_minmax(0,1fr)_140px_124px]">
      <Skeleton height={16} isRound />
      <div className="flex min-w-0 flex-col gap-2.5">
        <Skeleton width={`${width}px`} />
        <Skeleton width={`${Math.round(width * 2.2)}px`} />
      </div>
      <div className="flex flex-col gap-2.5 max-md:hidden">
        <Skeleton width="112px" />
        <Skeleton width="64px" height={8} />
      </div>
      <span className="max-md:hidden">
        <Skeleton width="112px" height={32} />
      </span>
    </div>
  );
}
