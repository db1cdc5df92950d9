import { useNavigate } from '@tanstack/react-router';
import { VersionsScreen } from '#features/documents/versions-screen.tsx';
import { ViewerScreen } from '#features/documents/viewer-screen.tsx';
import { usePortal } from '#portals/portal.ts';
import { withQuery } from '#portals/staff-links.ts';
import { historyParams, type OfDocument, type OfHistory, paramsOf } from './load-document.ts';
import { onboardingRefOf } from './load-entity.ts';
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
  const onboarding = onboardingRefOf(of);
  const backHref = links.entity?.(onboarding, 'documents') ?? '';
  return (
    <ViewerScreen
      params={paramsOf(of)}
      backHref={backHref}
      overviewHref={links.entity?.(onboarding, 'overview') ?? ''}
      screeningHref={links.entity?.(onboarding, 'screening') ?? ''}
      askHref={withQuery(backHref, { ask: 'client' })}
      historyHref={(owner, kind) => links.documentHistory?.(onboarding, owner, kind) ?? ''}
      onOpen={(doc) => void navigate({ href: links.document?.(onboarding, doc) ?? '' })}
    />
  );
}

export function VersionsPage({ isNamed, ...of }: OfHistory & Named) {
  useLateAnswer('document-history', historyParams(of), isNamed);
  return <VersionsScreen params={historyParams(of)} />;
}
