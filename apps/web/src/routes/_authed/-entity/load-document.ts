import type { QueryClient } from '@tanstack/react-query';
import { loadView } from '#api/load-view.ts';
import { loadTexts } from '#i18n/setup.ts';
import type { Area, PageData } from './load-entity.ts';
import { placeholderDelayMs } from './use-late-answer.ts';

export interface OfDocument {
  readonly entityId: string;
  readonly docId: string;
  readonly request?: string | undefined;
}

export const paramsOf = ({ entityId, docId, request }: OfDocument) => ({
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
  await loadTexts('documents', 'document-kinds', 'legal-forms');
  const page = await loadView(cache, 'document', paramsOf(of), placeholderDelayMs);
  const trail = trailOf(area, of.entityId, page?.request.subjectName ?? '');
  return { pageName: page?.document.name ?? '', trail, isNamed: page !== undefined };
}

export interface OfHistory {
  readonly entityId: string;
  readonly owner: string;
  readonly docType: string;
}

export const historyParams = ({ entityId, owner, docType }: OfHistory) => ({ subject: entityId, owner, kind: docType });

export async function loadVersions(cache: QueryClient, area: Area, of: OfHistory): Promise<PageData> {
  await loadTexts('documents', 'document-kinds', 'legal-forms');
  const history = await loadView(cache, 'document-history', historyParams(of), placeholderDelayMs);
  const trail = trailOf(area, of.entityId, history?.subjectName ?? '');
  return { pageName: '', trail, isNamed: history !== undefined };
}
