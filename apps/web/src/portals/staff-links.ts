import { type NotificationSubject, notificationPath } from '@dossier/domain/notification-path';
import type { EntityTab, OnboardingRef, PersonRef, PortalLinks } from './portal.ts';

const part = encodeURIComponent;

/** An address with the defined parts added to its query. */
export function withQuery(path: string, parts: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parts).filter(
    (part): part is [string, string] => part[1] !== undefined && part[1] !== '',
  );
  return given.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(given)}`;
}

/** The pages of both staff portals, under each portal's own prefix. */
export function staffLinks(area: '/external' | '/internal') {
  const page = ({ subject, request }: OnboardingRef, path: string) =>
    withQuery(`${area}/entity/${part(subject)}/${path}`, { request });
  return {
    onboardings: (status?: string) => (status ? `${area}/onboardings?status=${part(status)}` : `${area}/onboardings`),
    entity: (of: OnboardingRef, tab: EntityTab = 'overview') => page(of, tab),
    notification: (about: NotificationSubject) => notificationPath(area, about),
    document: (of: OnboardingRef, document: string) => page(of, `documents/view/${part(document)}`),
    documentHistory: (of: OnboardingRef, owner: string, docType: string) =>
      page(of, `documents/history/${part(owner)}/${part(docType)}`),
    person: ({ subject, person }: PersonRef) =>
      withQuery(`${area}/person/${part(person)}`, { client: subject === person ? '' : subject }),
  } satisfies PortalLinks;
}
