import { Loading, LoadingLines, Skeleton } from '#ui/skeleton.tsx';

/** The final shape of the page in bars. */
export function EntityLoading() {
  return (
    <Loading>
      <div className="flex flex-col gap-3 border-b border-line px-(--shell-gutter) pt-6 pb-3">
        <Skeleton width="280px" height={24} />
        <Skeleton width="420px" />
        <Skeleton width="340px" height={14} />
      </div>
      <div className="grid lg:grid-cols-[minmax(0,1fr)_var(--shell-rail)]">
        <div className="flex flex-col gap-6 px-(--shell-gutter) py-6">
          <Skeleton width="160px" height={16} />
          <LoadingLines lines={4} />
          <Skeleton width="180px" height={16} />
          <LoadingLines lines={5} />
        </div>
        <div className="border-l border-line bg-sunken px-6 py-6">
          <LoadingLines lines={9} />
        </div>
      </div>
    </Loading>
  );
}
