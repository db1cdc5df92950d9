import { useTranslation } from 'react-i18next';
import { Section } from '#ui/section.tsx';
import { Loading, LoadingLines, Skeleton } from '#ui/skeleton.tsx';

/** The placeholder of the page in its final layout. */
export function PersonLoading() {
  const { t } = useTranslation('person');
  return (
    <Loading>
      <div className="flex gap-4 border-b border-line px-(--shell-gutter) py-5 max-md:px-4">
        <Skeleton isRound height={48} />
        <div className="flex flex-col gap-3 py-1">
          <Skeleton width="240px" height={24} />
          <Skeleton width="320px" />
        </div>
      </div>
      <div className="px-(--shell-gutter) max-md:px-4">
        {(['roles', 'matches', 'documents'] as const).map((part) => (
          <Section key={part} title={t(`${part}.title`)}>
            <LoadingLines />
          </Section>
        ))}
      </div>
    </Loading>
  );
}
