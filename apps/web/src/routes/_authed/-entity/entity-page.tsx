import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { view } from '#api/views.ts';
import { entityParams } from '#features/entity/entity-params.ts';
import { EntityScreen } from '#features/entity/entity-screen.tsx';
import { usePortal } from '#portals/portal.ts';

interface EntityPageProps {
  entityId: string;
  request?: string | undefined;
  /** The loader knew the name: the title and the breadcrumb have it. */
  isNamed: boolean;
}

/** The frame of an entity with its tab, in either staff portal. */
export function EntityPage({ entityId, request = '', isNamed }: EntityPageProps) {
  const navigate = useNavigate();
  const { entityTabs } = usePortal();
  const last = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) });
  useLateName(entityId, request, isNamed);
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

/** A file that came after its page: the loader is asked again, which now knows what it is called. */
function useLateName(entityId: string, request: string, isNamed: boolean): void {
  const router = useRouter();
  const { data } = useQuery(view('entity', entityParams(entityId, request)));
  const name = data?.subject.name;
  useEffect(() => {
    if (name && !isNamed) void router.invalidate();
  }, [router, name, isNamed]);
}
