import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';

export interface PersonCardProps {
  name: string;
  /** Owner, 43% */
  detail?: ReactNode;
  /** A badge or a number at the end. */
  aside?: ReactNode;
  /** Change, Remove: text links. */
  actions?: ReactNode;
  isCompany?: boolean;
  /** Something is missing: a red edge. */
  isInvalid?: boolean;
}

/** A person or a company of the client, as an item of a list. */
export function PersonCard(props: PersonCardProps) {
  const { name, detail, aside, actions, isCompany = false, isInvalid = false } = props;
  return (
    <article
      aria-label={name}
      className={`rounded-lg border bg-surface p-4 ${isInvalid ? 'border-bad-solid' : 'border-line-strong'}`}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3">
        <div className={detail ? 'row-span-2 pt-0.5' : 'self-center'}>
          <Avatar name={name} tone="accent" isSquare={isCompany} />
        </div>
        <p className="self-center font-semibold [overflow-wrap:anywhere]">{name}</p>
        {aside && <div className="self-center">{aside}</div>}
        {detail && <div className="col-span-2 text-13 text-ink-2 client:text-14">{detail}</div>}
        {actions && (
          <div className="col-span-2 col-start-2 mt-1 -mb-2 flex flex-wrap gap-x-5 text-13 client:-mb-3 client:text-14 [&>*]:inline-flex [&>*]:items-center client:[&>*]:min-h-11">
            {actions}
          </div>
        )}
      </div>
    </article>
  );
}
