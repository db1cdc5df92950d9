import type { ReactNode } from 'react';
import { TextLink } from './text-link.tsx';

/** Link to the parent page, at the top of a client's page, with a large touch target. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink href={href} icon="arrow-left" className="min-h-11 text-14">
      {children}
    </TextLink>
  );
}
