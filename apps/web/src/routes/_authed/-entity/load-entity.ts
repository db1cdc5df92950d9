import type { TextFile } from '@dossier/texts/text-files';
import type { QueryClient } from '@tanstack/react-query';
import { loadView } from '#api/load-view.ts';
import { entityParams } from '#features/entity/entity-params.ts';
import { loadTexts } from '#i18n/setup.ts';
import type { OnboardingRef } from '#portals/portal.ts';
import type { Crumb } from '#shell/page-title.ts';

/** Time after which a page shows its placeholder while its answer loads. Unit: milliseconds. */
export const placeholderDelayMs = 200;

export interface EntitySearch {
  /** An older onboarding of the subject. */
  request?: string;
  /** The open tab of the side column; absent: the status. */
  rail?: 'notes';
  /** The note that a link leads to. */
  note?: string;
  /** Opens the form that asks the client for corrections. */
  ask?: 'client';
}

export function entitySearch(search: Record<string, unknown>): EntitySearch {
  const { request, rail, note, ask } = search;
  return {
    ...(typeof request === 'string' && request !== '' ? { request } : {}),
    ...(rail === 'notes' ? { rail } : {}),
    ...(typeof note === 'string' && note !== '' ? { note } : {}),
    ...(ask === 'client' ? { ask } : {}),
  };
}

const entityTexts: readonly TextFile[] = [
  'entity',
  'case-roles',
  'checks',
  'document-kinds',
  'identity',
  'legal-forms',
  'notes',
  'ownership-chart',
  'presence',
  'waiting-on',
];

export type Area = '/external' | '/internal';

/** Data of a loader for the page's title and the breadcrumb. */
export interface PageData {
  readonly pageName: string;
  readonly trail: readonly Crumb[];
  /** False when the answer has not arrived yet; the loader then runs again when it has. */
  readonly isNamed: boolean;
}

/** A loader that runs again and finds nothing leaves its page without data for a moment. */
export const hasName = (data: PageData | undefined): boolean => data?.isNamed === true;

/** The part of an address that names the onboarding. */
export interface OfOnboarding {
  readonly entityId: string;
  readonly request?: string | undefined;
}

export const onboardingRefOf = ({ entityId, request = '' }: OfOnboarding): OnboardingRef => ({
  subject: entityId,
  request,
});

/** Loads the texts and the onboarding; Not Found when the viewer may not see it. Provides the name for the page's title. */
export async function loadEntity(
  cache: QueryClient,
  area: Area,
  { entityId, request = '' }: OfOnboarding,
): Promise<PageData> {
  await loadTexts(...entityTexts);
  const file = await loadView(cache, 'entity', entityParams(entityId, request), placeholderDelayMs);
  const trail = [{ page: 'onboardings', href: `${area}/onboardings` }] as const;
  return { pageName: file?.subject.name ?? '', trail, isNamed: file !== undefined };
}
