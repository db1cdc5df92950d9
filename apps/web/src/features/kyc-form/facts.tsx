import type { ReactNode } from 'react';

/** Facts below each other, each with its label; on a narrow phone the label is above. */
export function Facts({ items }: { items: readonly { term: ReactNode; value: ReactNode; key?: string }[] }) {
  return (
    <dl className="divide-y divide-line">
      {items.map(({ term, value, key }) => (
        <div
          key={key ?? String(term)}
          className="grid gap-x-4 py-3 first:pt-0 min-[360px]:grid-cols-[124px_minmax(0,1fr)]"
        >
          <dt className="text-14 text-ink-2">{term}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
