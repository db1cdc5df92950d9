import type { ReactNode } from 'react';
import { useFormat } from '#i18n/format.ts';

interface FiguresProps {
  items: readonly { label: string; value: number; tone?: 'bad' | 'warn'; detail?: ReactNode }[];
  isBoxed?: boolean;
}

const tones = { bad: 'text-bad-ink', warn: 'text-warn-ink' } as const;

/** Counts next to each other. */
export function Figures({ items, isBoxed = false }: FiguresProps) {
  const format = useFormat();
  return (
    <dl
      className={`grid gap-y-4 text-13 sm:grid-cols-3 sm:divide-x sm:divide-line ${isBoxed ? 'rounded-lg border border-line bg-surface py-3' : ''}`}
    >
      {items.map(({ label, value, tone, detail }) => (
        <div key={label} className={isBoxed ? 'px-4' : 'sm:px-6 sm:first:pl-0'}>
          <dt className="text-12 text-ink-2">{label}</dt>
          <dd>
            <span
              className={`block font-semibold ${isBoxed ? 'text-20' : 'text-32'} ${tone && value > 0 ? tones[tone] : ''}`}
            >
              {format.number(value)}
            </span>
            {detail && <span className="block text-12">{detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
