import { Link } from 'react-aria-components/Link';
import { Count } from './count.tsx';
import { tv } from './styles.ts';

export interface Tab {
  id: string;
  label: string;
  href: string;
  /** After the label: 9, or "2 open". */
  count?: string | number;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  current: string;
}

const tabStyle = tv({
  base:
    'relative -mx-1 -mb-px flex h-10 items-center gap-1.5 px-1 font-medium whitespace-nowrap no-underline focus-visible:rounded-sm focus-visible:-outline-offset-2 ' +
    "after:absolute after:inset-x-1 after:bottom-0 after:h-0.5 after:content-['']",
  variants: {
    isCurrent: {
      true: 'text-ink after:bg-accent forced-colors:after:h-1 forced-colors:after:bg-[Highlight]',
      false: 'text-ink-2 hover:text-ink',
    },
  },
});

/** Tabs are links: each is a page with its own URL. */
export function Tabs({ label, tabs, current }: TabsProps) {
  return (
    <nav aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line text-13">
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          href={tab.href}
          data-plain=""
          aria-current={tab.id === current ? 'page' : undefined}
          className={tabStyle({ isCurrent: tab.id === current })}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className="text-12 font-normal text-ink-3">
              <Count of={tab.count} />
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
