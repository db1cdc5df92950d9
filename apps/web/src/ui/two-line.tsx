import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** A cell of two lines: the name, and what distinguishes it. */
export function TwoLine({ icon, first, second }: { icon?: IconName; first: ReactNode; second?: ReactNode }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {icon && <Icon name={icon} className="text-ink-2" />}
      <span className="min-w-0">
        <span className="block truncate font-medium">{first}</span>
        {second && <span className="block truncate text-12 text-ink-2">{second}</span>}
      </span>
    </span>
  );
}
