import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from './badge.tsx';

export interface ComingSoonProps {
  title: string;
  /** What it will do, in one line. */
  lead: string;
  children: ReactNode;
  /** What one can do until then. */
  actions?: ReactNode;
}

const bars = [96, 120, 72, 108, 60, 84, 44];

export function ComingSoon({ title, lead, children, actions }: ComingSoonProps) {
  const { t } = useTranslation('common');
  return (
    <div className="px-(--shell-gutter) pt-6 pb-12">
      <div className="mb-8 flex items-center gap-3">
        <h1 className="text-20 font-semibold">{title}</h1>
        <Badge icon="hourglass" tone="idle">
          {t('coming-soon')}
        </Badge>
      </div>
      <div className="flex flex-wrap items-center gap-12">
        <div className="flex max-w-[440px] flex-col gap-4">
          <h2 className="text-16 font-semibold">{lead}</h2>
          <div className="flex flex-col gap-4 text-14 text-ink-2">{children}</div>
          {actions && <div className="flex gap-2">{actions}</div>}
        </div>
        <svg viewBox="0 0 480 240" width="480" height="240" aria-hidden="true" fill="none" className="max-w-full">
          <path d="M40 152h432M40 104h432M40 56h432" className="stroke-line" strokeDasharray="3 4" />
          <path d="M40 8v192h432" className="stroke-line-strong" />
          {bars.map((height, index) => (
            <rect
              key={height}
              x={58 + index * 60}
              y={200 - height}
              width="28"
              height={height}
              className="fill-sunken stroke-line-strong"
              strokeDasharray="3 3"
            />
          ))}
        </svg>
      </div>
    </div>
  );
}
