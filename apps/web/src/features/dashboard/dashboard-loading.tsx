import { Loading, LoadingLines, Skeleton } from '#ui/skeleton.tsx';

const cards = ['a', 'b', 'c', 'd'];

/** The boxes of the dashboard in their final size. */
export function DashboardLoading() {
  return (
    <Loading>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_376px]">
        <div className="flex flex-col gap-6">
          <div className="h-[286px] rounded-lg border border-line bg-surface p-4">
            <LoadingLines lines={5} />
          </div>
          <div className="grid rounded-lg border border-line bg-surface sm:grid-cols-2">
            {cards.map((card) => (
              <div key={card} className="flex h-[126px] flex-col gap-4 p-4">
                <Skeleton width="60%" />
                <Skeleton width="64px" height={32} />
                <Skeleton width="40%" />
              </div>
            ))}
          </div>
        </div>
        <div className="h-[480px] rounded-lg border border-line bg-surface p-4">
          <LoadingLines lines={5} />
        </div>
      </div>
    </Loading>
  );
}
