import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { entityParams } from '#features/entity/entity-params.ts';
import { EntityScreen } from '#features/entity/entity-screen.tsx';
import { usePortal } from '#portals/portal.ts';
import { useLateAnswer } from './use-late-answer.ts';

interface EntityPageProps {
  entityId: string;
  request?: string | undefined;
  /** The loader provides the name, for the title and the breadcrumb. */
  isNamed: boolean;
}

/** The frame of an entity with its tab, in either staff portal. */
export function EntityPage({ entityId, request = '', isNamed }: EntityPageProps) {
  const navigate = useNavigate();
  const { entityTabs } = usePortal();
  const last = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) });
  useLateAnswer('entity', entityParams(entityId, request), isNamed);
  const tab = entityTabs.find((one) => one === last) ?? 'overview';
  return (
    <EntityScreen
      subject={entityId}
      chosen={request}
      tab={tab}
      onChoose={(chosen) => void navigate({ to: '.', search: { request: chosen } as never })}
    >
      <Outlet />
    </EntityScreen>
  );
}
