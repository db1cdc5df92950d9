import type { ReactNode } from 'react';
import { TextLink } from './text-link.tsx';

/** On top of a client's page: where one came from, large enough for a thumb. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink href={href} icon="arrow-left" className="min-h-11 text-14">
      {children}
    </TextLink>
  );
}
