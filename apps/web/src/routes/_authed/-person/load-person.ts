import type { QueryClient } from '@tanstack/react-query';
import { loadView } from '#api/load-view.ts';
import { loadTexts } from '#i18n/setup.ts';
import { staffLinks } from '#portals/staff-links.ts';
import { type Area, type PageData, placeholderDelayMs } from '#routes/_authed/-entity/load-entity.ts';

/** The part of an address that names a person. */
export interface OfPerson {
  readonly personId: string;
  /** The client in whose form the person is; absent when the person is the client. */
  readonly client?: string | undefined;
}

/** `?client=` is the client in whose form the person is. */
export const personSearch = (search: Record<string, unknown>): { client?: string } =>
  typeof search['client'] === 'string' && search['client'] !== '' ? { client: search['client'] } : {};

export const personParams = ({ personId, client = personId }: OfPerson) => ({ subject: client, person: personId });

export async function loadPerson(cache: QueryClient, area: Area, of: OfPerson): Promise<PageData> {
  await loadTexts('person', 'case-roles', 'document-kinds', 'hit-states', 'identity', 'screening');
  const page = await loadView(cache, 'person', personParams(of), placeholderDelayMs);
  const links = staffLinks(area);
  const client = { subject: page?.subject ?? '', request: '' };
  const trail: PageData['trail'] = [
    { page: 'onboardings', href: links.onboardings() },
    ...(page ? [{ page: 'entity' as const, name: page.subjectName, href: links.entity(client) }] : []),
  ];
  return { pageName: page?.name ?? '', trail, isNamed: page !== undefined };
}
