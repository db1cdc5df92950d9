import { useEffect, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import { Count } from './count.tsx';
import { tv } from './styles.ts';

export interface FilterLink {
  id: string;
  label: string;
  href: string;
  count?: string | number | undefined;
}

const chipStyle = tv({
  base: 'flex h-7 flex-none items-center gap-1.5 rounded-md px-2.5 text-13 font-medium whitespace-nowrap no-underline focus-visible:-outline-offset-2',
  variants: {
    isCurrent: {
      true: 'bg-active text-ink forced-colors:outline-2',
      false: 'text-ink-2 hover:bg-hover hover:text-ink',
    },
  },
});

/** Filters as links, so that the selection is part of the URL. */
export function FilterLinks({
  label,
  options,
  current,
}: {
  label: string;
  options: readonly FilterLink[];
  current: string;
}) {
  const nav = useRef<HTMLElement>(null);
  // Their widths change when the counts arrive.
  const isCounted = options.some(({ count }) => count !== undefined);
  // On a phone the links are wider than the screen: the current one is scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the widths have changed
  useEffect(() => {
    const chosen = nav.current?.querySelector('[aria-current]');
    const frame = nav.current?.parentElement;
    if (current === '' || !chosen || !frame || frame.scrollWidth <= frame.clientWidth) return;
    const [link, row] = [chosen.getBoundingClientRect(), frame.getBoundingClientRect()];
    if (link.left < row.left || link.right > row.right) frame.scrollLeft += link.right - row.right + link.width;
  }, [current, isCounted]);
  return (
    <nav ref={nav} aria-label={label} className="flex gap-1">
      {options.map((option) => (
        <Link
          key={option.id}
          href={option.href}
          data-plain=""
          aria-current={option.id === current ? 'true' : undefined}
          className={chipStyle({ isCurrent: option.id === current })}
        >
          {option.label}
          {option.count !== undefined && (
            <span className="text-12 font-normal text-ink-3">
              <Count of={option.count} />
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
