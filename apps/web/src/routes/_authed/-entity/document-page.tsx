import { useNavigate } from '@tanstack/react-router';
import { VersionsScreen } from '#features/documents/versions-screen.tsx';
import { ViewerScreen } from '#features/documents/viewer-screen.tsx';
import { usePortal } from '#portals/portal.ts';
import { historyParams, type OfDocument, type OfHistory, paramsOf } from './load-document.ts';

/** One document; from it to its neighbours and back to the list. */
export function DocumentViewPage(of: OfDocument) {
  const navigate = useNavigate();
  const { links } = usePortal();
  const suffix = of.request ? `?request=${encodeURIComponent(of.request)}` : '';
  const backHref = `${links.entity?.(of.entityId, 'documents') ?? ''}${suffix}`;
  return (
    <ViewerScreen
      params={paramsOf(of)}
      backHref={backHref}
      historyHref={(owner, kind) => links.documentHistory?.(of.entityId, owner, kind) ?? ''}
      onOpen={(doc) =>
        void navigate({ href: doc === '' ? backHref : `${links.document?.(of.entityId, doc) ?? ''}${suffix}` })
      }
    />
  );
}

export function VersionsPage(of: OfHistory) {
  return <VersionsScreen params={historyParams(of)} />;
}
