import { useNavigate } from '@tanstack/react-router';
import { entityParams } from '#features/entity/entity-params.ts';
import { Closed } from '#features/entity/gated-section.tsx';
import { ScreeningScreen } from '#features/screening/screening-screen.tsx';
import { usePortal } from '#portals/portal.ts';
import type { ScreeningSearch } from './searches.ts';

export interface ScreeningPageProps extends ScreeningSearch {
  entityId: string;
  request?: string | undefined;
}

export function ScreeningPage({ entityId, request = '', of = '' }: ScreeningPageProps) {
  const navigate = useNavigate();
  const { links } = usePortal();
  const hrefOf = (target: string) =>
    `${links.entity?.(entityId, 'screening') ?? ''}?${new URLSearchParams({ ...(request ? { request } : {}), of: target })}`;
  return (
    <ScreeningScreen
      params={entityParams(entityId, request)}
      current={of}
      hrefOf={hrefOf}
      onOpen={(target) => void navigate({ href: hrefOf(target), resetScroll: false })}
      closed={(part, why) => <Closed part={part} why={why} />}
    />
  );
}
