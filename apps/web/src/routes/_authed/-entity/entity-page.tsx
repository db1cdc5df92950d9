import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { EntityScreen } from '#features/entity/entity-screen.tsx';
import { usePortal } from '#portals/portal.ts';

/** The frame of an entity with its tab, in either staff portal. */
export function EntityPage({ entityId, request = '' }: { entityId: string; request?: string | undefined }) {
  const navigate = useNavigate();
  const { entityTabs } = usePortal();
  const last = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) });
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
