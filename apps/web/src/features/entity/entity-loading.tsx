import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type EntityTab, type OnboardingRef, usePortal } from '#portals/portal.ts';
import { Section } from '#ui/section.tsx';
import { Loading, LoadingLines, Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';

const facts = ['legal-form', 'vat', 'number', 'website', 'address', 'listed', 'since', 'checked'] as const;
const widths = [109, 112, 154, 87, 176, 62, 103, 106];
const checks = [84, 70, 92, 64, 88, 76, 72, 96, 90];

interface EntityLoadingProps {
  of: OnboardingRef;
  tab: EntityTab;
}

/** The placeholder of a client's page in its final layout; its tabs and headings are known before it loads. */
export function EntityLoading({ of, tab }: EntityLoadingProps) {
  const { t } = useTranslation('entity');
  const { entityTabs, links } = usePortal();
  return (
    <Loading>
      <div className="border-b border-line px-(--shell-gutter) pt-5 max-md:px-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="flex flex-col gap-3 py-1">
            <Skeleton width="280px" height={24} />
            <Skeleton width="420px" />
          </div>
          <div className="flex gap-2 max-md:hidden">
            {[118, 128, 164].map((width) => (
              <Skeleton key={width} width={`${width}px`} height={32} />
            ))}
          </div>
        </div>
        <div className="mt-3 -mb-px">
          <Tabs
            label={t('tabs')}
            current={tab}
            tabs={entityTabs.map((id) => ({ id, label: t(`tab.${id}`), href: links.entity?.(of, id) ?? '' }))}
          />
        </div>
      </div>
      {tab === 'overview' ? <OverviewBars /> : <TabBars />}
    </Loading>
  );
}

function TabBars() {
  return (
    <div className="px-(--shell-gutter) py-6 max-md:px-4">
      <LoadingLines lines={8} />
    </div>
  );
}

function OverviewBars() {
  const { t } = useTranslation('entity');
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_var(--shell-rail)]">
      <div className="min-w-0 px-(--shell-gutter) pb-12 max-md:px-4">
        <Section title={t('registration.title')}>
          <div className="grid gap-x-8 gap-y-3 md:grid-cols-2">
            {facts.map((fact, index) => (
              <Fact key={fact} term={t(`registration.${fact}`)} width={widths[index] ?? 100} />
            ))}
          </div>
        </Section>
        <Section title={t('activities.title')}>
          <div className="flex flex-col gap-4">
            {[300, 340, 272].map((width) => (
              <div key={width} className="flex gap-8">
                <Skeleton width="36px" />
                <Skeleton width={`${width}px`} />
              </div>
            ))}
          </div>
        </Section>
        <Section title={t('ownership.title')}>
          <Structure />
        </Section>
      </div>
      <aside className="border-line bg-sunken px-6 py-6 max-lg:border-t lg:border-l">
        <p className="mb-2 text-12 font-semibold text-ink-2">{t('rail.statuses')}</p>
        {checks.map((width) => (
          <div key={width} className="flex min-h-8 items-center justify-between">
            <Skeleton width={`${width + 30}px`} />
            <Skeleton width="72px" />
          </div>
        ))}
      </aside>
    </div>
  );
}

function Fact({ term, width }: { term: ReactNode; width: number }) {
  return (
    <div className="grid min-h-5 grid-cols-[168px_minmax(0,1fr)] items-center gap-4 text-13">
      <span className="text-ink-2">{term}</span>
      <Skeleton width={`${width}px`} />
    </div>
  );
}

const boxes = [
  [1, 1],
  [282, 1],
  [611, 1],
  [1, 121],
  [500, 121],
  [282, 241],
] as const;

/** Owners above, the client below: the position of the chart. */
function Structure() {
  return (
    <svg viewBox="0 0 800 304" aria-hidden="true" fill="none" className="w-full max-w-[800px]">
      <path
        d="M95 59V121M95 179V211H328V241M376 59V241M424 59V89H566V121M705 59V89H622V121M594 179V211H424V241"
        className="stroke-line"
      />
      {boxes.map(([x, y]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width="188" height="58" rx="6" className="fill-skeleton" />
      ))}
    </svg>
  );
}
