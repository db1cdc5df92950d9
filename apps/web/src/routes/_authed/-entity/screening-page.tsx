import { useNavigate } from '@tanstack/react-router';
import { entityParams } from '#features/entity/entity-params.ts';
import { Closed } from '#features/entity/gated-section.tsx';
import { ScreeningScreen } from '#features/screening/screening-screen.tsx';
import { usePortal } from '#portals/portal.ts';
import { withQuery } from '#portals/staff-links.ts';
import type { ScreeningSearch } from './searches.ts';

export interface ScreeningPageProps extends ScreeningSearch {
  entityId: string;
  request?: string | undefined;
}

export function ScreeningPage({ entityId, request = '', of = '', hit = '' }: ScreeningPageProps) {
  const navigate = useNavigate();
  const { links } = usePortal();
  const hrefOf = (target: string, one = '') =>
    withQuery(links.entity?.({ subject: entityId, request }, 'screening') ?? '', { of: target, hit: one });
  return (
    <ScreeningScreen
      params={entityParams(entityId, request)}
      current={of}
      hit={hit}
      hrefOf={hrefOf}
      personHref={(id) => links.person?.({ subject: entityId, person: id === 'subject' ? entityId : id }) ?? ''}
      onOpen={(target, one) => void navigate({ href: hrefOf(target, one), resetScroll: false })}
      closed={(part, why) => <Closed part={part} why={why} />}
    />
  );
}
