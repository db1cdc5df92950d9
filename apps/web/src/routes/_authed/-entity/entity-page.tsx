import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { entityParams } from '#features/entity/entity-params.ts';
import { EntityScreen } from '#features/entity/entity-screen.tsx';
import { usePortal } from '#portals/portal.ts';
import { useLateAnswer } from './use-late-answer.ts';

interface EntityPageProps {
  entityId: string;
  request?: string | undefined;
  /** The loader provides the name, for the title and the breadcrumb. */
  isNamed: boolean;
  /** Opens the form that asks the client for corrections. */
  isAsking?: boolean | undefined;
}

/** The frame of an entity with its tab, in either staff portal. */
export function EntityPage({ entityId, request = '', isNamed, isAsking = false }: EntityPageProps) {
  const navigate = useNavigate();
  const { entityTabs } = usePortal();
  const last = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) });
  useLateAnswer('entity', entityParams(entityId, request), isNamed);
  // Once: a reload of the page does not open the form again.
  const [isFirstAsk] = useState(isAsking);
  useEffect(() => {
    const rest = (search: object) => ({ ...search, ask: undefined });
    if (isAsking) void navigate({ to: '.', search: rest as never, replace: true });
  }, [isAsking, navigate]);
  const tab = entityTabs.find((one) => one === last) ?? 'overview';
  return (
    <EntityScreen
      subject={entityId}
      chosen={request}
      tab={tab}
      first={isFirstAsk ? { name: 'ask-client' } : undefined}
      onChoose={(chosen) => void navigate({ to: '.', search: { request: chosen } as never })}
    >
      <Outlet />
    </EntityScreen>
  );
}
