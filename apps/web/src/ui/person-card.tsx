import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';

export interface PersonCardProps {
  name: string;
  /** Owner, 43% */
  detail?: ReactNode;
  /** A badge or a figure at the end. */
  aside?: ReactNode;
  /** Change, Remove: text links. */
  actions?: ReactNode;
  isCompany?: boolean;
}

/** A person or a company of the client, as one of several. */
export function PersonCard({ name, detail, aside, actions, isCompany = false }: PersonCardProps) {
  return (
    <article aria-label={name} className="rounded-lg border border-line-strong bg-surface p-4">
      <div className="flex items-center gap-3">
        <Avatar name={name} tone="accent" isSquare={isCompany} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
          {detail && <p className="text-13 text-ink-2 client:text-14">{detail}</p>}
        </div>
        {aside && <div className="flex-none">{aside}</div>}
      </div>
      {actions && <div className="mt-3 flex gap-5 text-13 client:text-14">{actions}</div>}
    </article>
  );
}
