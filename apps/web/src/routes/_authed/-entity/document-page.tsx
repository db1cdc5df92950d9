import { useNavigate } from '@tanstack/react-router';
import { VersionsScreen } from '#features/documents/versions-screen.tsx';
import { ViewerScreen } from '#features/documents/viewer-screen.tsx';
import { usePortal } from '#portals/portal.ts';
import { historyParams, type OfDocument, type OfHistory, paramsOf } from './load-document.ts';
import { useLateAnswer } from './use-late-answer.ts';

/** The loader provides the name, for the title and the breadcrumb. */
interface Named {
  isNamed: boolean;
}

/** One document, with links to the previous and next one and back to the list. */
export function DocumentViewPage({ isNamed, ...of }: OfDocument & Named) {
  useLateAnswer('document', paramsOf(of), isNamed);
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

export function VersionsPage({ isNamed, ...of }: OfHistory & Named) {
  useLateAnswer('document-history', historyParams(of), isNamed);
  return <VersionsScreen params={historyParams(of)} />;
}
