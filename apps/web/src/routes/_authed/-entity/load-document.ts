import type { QueryClient } from '@tanstack/react-query';
import { loadView } from '#api/load-view.ts';
import { loadTexts } from '#i18n/setup.ts';
import { staffLinks } from '#portals/staff-links.ts';
import { type Area, type OfOnboarding, onboardingRefOf, type PageData, placeholderDelayMs } from './load-entity.ts';

export interface OfDocument extends OfOnboarding {
  readonly docId: string;
}

export const paramsOf = ({ entityId, docId, request }: OfDocument) => ({
  subject: entityId,
  doc: docId,
  ...(request ? { request } : {}),
});

function trailOf(area: Area, of: OfOnboarding, name: string): PageData['trail'] {
  const links = staffLinks(area);
  const onboarding = onboardingRefOf(of);
  return [
    { page: 'onboardings', href: links.onboardings() },
    { page: 'entity', name, href: links.entity(onboarding) },
    { page: 'documents', href: links.entity(onboarding, 'documents') },
  ];
}

export async function loadDocument(cache: QueryClient, area: Area, of: OfDocument): Promise<PageData> {
  await loadTexts('documents', 'document-kinds', 'identity', 'legal-forms', 'presence');
  const page = await loadView(cache, 'document', paramsOf(of), placeholderDelayMs);
  const trail = trailOf(area, of, page?.request.subjectName ?? '');
  return { pageName: page?.document.name ?? '', trail, isNamed: page !== undefined };
}

export interface OfHistory extends OfOnboarding {
  readonly owner: string;
  readonly docType: string;
}

export const historyParams = ({ entityId, owner, docType, request }: OfHistory) => ({
  subject: entityId,
  owner,
  kind: docType,
  ...(request ? { request } : {}),
});

export async function loadVersions(cache: QueryClient, area: Area, of: OfHistory): Promise<PageData> {
  await loadTexts('documents', 'document-kinds', 'identity', 'legal-forms');
  const history = await loadView(cache, 'document-history', historyParams(of), placeholderDelayMs);
  const trail = trailOf(area, of, history?.subjectName ?? '');
  return { pageName: '', trail, isNamed: history !== undefined };
}
