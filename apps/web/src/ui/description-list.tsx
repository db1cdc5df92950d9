import type { ReactNode } from 'react';
import { tv } from './styles.ts';

export interface Description {
  term: string;
  /** For empty values the caller shows a dash with a text for screen readers. */
  value: ReactNode;
  /** After the value: a source, a Change link. */
  aside?: ReactNode;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /** Two pairs per row where there is enough space. */
  columns?: 1 | 2;
  isTight?: boolean;
}

const listStyle = tv({
  base: 'grid text-13 client:text-16 [&_dd]:min-w-0 [&_dd]:py-1.5 [&_dt]:py-1.5 [&_dt]:text-ink-2',
  variants: {
    columns: {
      1: 'grid-cols-[168px_minmax(0,1fr)]',
      2: 'grid-cols-[152px_minmax(0,1fr)] gap-x-4 lg:grid-cols-[152px_1fr_136px_1fr]',
    },
    isTight: { true: 'grid-cols-[104px_minmax(0,1fr)]! gap-x-3 [&_dd]:py-[5px]! [&_dt]:py-[5px]!' },
  },
});

export function DescriptionList({ items, columns = 1, isTight }: DescriptionListProps) {
  return (
    <dl className={listStyle({ columns, isTight })}>
      {items.map(({ term, value, aside }) => (
        <div key={term} className="contents">
          <dt>{term}</dt>
          <dd>
            {value}
            {aside && <span className="ml-2 text-ink-3">{aside}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
