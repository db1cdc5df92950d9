import type { TextFile } from '@dossier/texts/text-files';
import type { QueryClient } from '@tanstack/react-query';
import { known } from '#api/known.ts';
import { entityParams } from '#features/entity/entity-params.ts';
import { loadTexts } from '#i18n/setup.ts';
import type { Crumb } from '#shell/page-title.ts';
import { patienceMs } from './use-late-answer.ts';

/** `?request=` shows an older onboarding of the subject. */
export const entitySearch = (search: Record<string, unknown>): { request?: string } =>
  typeof search['request'] === 'string' && search['request'] !== '' ? { request: search['request'] } : {};

const entityTexts: readonly TextFile[] = ['entity', 'checks', 'document-kinds', 'identity-methods', 'ownership-chart'];

export type Area = '/external' | '/internal';

/** What a loader tells the page's title and the breadcrumb. */
export interface PageData {
  readonly pageName: string;
  readonly trail: readonly Crumb[];
  /** False when the answer is not here yet: it is asked again when it is. */
  readonly isNamed: boolean;
}

/** A loader that is asked again and finds nothing leaves its page without data for a moment. */
export const knowsName = (data: PageData | undefined): boolean => data?.isNamed === true;

/** Texts and the file itself; what is not the viewer's does not exist. The name goes into the page's title. */
export async function loadEntity(
  cache: QueryClient,
  area: Area,
  { entityId, request = '' }: { entityId: string; request?: string | undefined },
): Promise<PageData> {
  await loadTexts(...entityTexts);
  const file = await known(cache, 'entity', entityParams(entityId, request), patienceMs);
  const trail = [{ word: 'onboardings', href: `${area}/onboardings` }] as const;
  return { pageName: file?.subject.name ?? '', trail, isNamed: file !== undefined };
}
