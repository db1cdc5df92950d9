import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** On a card: the name alone, which wraps. */
export function CardName({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className="flex min-w-0 gap-2.5">
      <Icon name={icon} className="mt-0.5 flex-none text-ink-2" />
      <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{children}</span>
    </span>
  );
}

const titleOf = (content: ReactNode) => (typeof content === 'string' ? content : undefined);

/** A cell of two lines: the name, and what distinguishes it. Text that is cut off has a tooltip. */
export function TwoLine({ icon, first, second }: { icon?: IconName; first: ReactNode; second?: ReactNode }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {icon && <Icon name={icon} className="text-ink-2" />}
      <span className="min-w-0">
        <span title={titleOf(first)} className="block truncate font-medium">
          {first}
        </span>
        {second && (
          <span title={titleOf(second)} className="block truncate text-12 text-ink-2">
            {second}
          </span>
        )}
      </span>
    </span>
  );
}
