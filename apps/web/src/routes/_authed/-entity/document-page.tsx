import type { QueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { VersionsScreen } from '#features/documents/versions-screen.tsx';
import { ViewerScreen } from '#features/documents/viewer/viewer-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { usePortal } from '#portals/portal.ts';
import { type Area, known, type PageData } from './load-entity.ts';

interface OfDocument {
  readonly entityId: string;
  readonly docId: string;
  readonly request?: string | undefined;
}

const paramsOf = ({ entityId, docId, request }: OfDocument) => ({
  subject: entityId,
  doc: docId,
  ...(request ? { request } : {}),
});

const trailOf = (area: Area, entityId: string, name: string): PageData['trail'] => [
  { word: 'onboardings', href: `${area}/onboardings` },
  { word: 'entity', name, href: `${area}/entity/${encodeURIComponent(entityId)}/overview` },
  { word: 'documents', href: `${area}/entity/${encodeURIComponent(entityId)}/documents` },
];

export async function loadDocument(cache: QueryClient, area: Area, of: OfDocument): Promise<PageData> {
  await loadTexts('documents', 'document-kinds');
  const page = await known(cache, 'document', paramsOf(of));
  return { pageName: page?.document.name ?? '', trail: trailOf(area, of.entityId, page?.request.subjectName ?? '') };
}

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

interface OfHistory {
  readonly entityId: string;
  readonly owner: string;
  readonly docType: string;
}

const historyParams = ({ entityId, owner, docType }: OfHistory) => ({ subject: entityId, owner, kind: docType });

export async function loadVersions(cache: QueryClient, area: Area, of: OfHistory): Promise<PageData> {
  await loadTexts('documents', 'document-kinds');
  const history = await known(cache, 'document-history', historyParams(of));
  return { pageName: '', trail: trailOf(area, of.entityId, history?.subjectName ?? '') };
}

export function VersionsPage(of: OfHistory) {
  return <VersionsScreen params={historyParams(of)} />;
}
