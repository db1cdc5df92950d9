import type { EntityTab, PortalLinks } from './portal.ts';

const part = encodeURIComponent;

/** An address with the defined parts of its query. */
export function withQuery(path: string, parts: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parts).filter(
    (part): part is [string, string] => part[1] !== undefined && part[1] !== '',
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** The pages of both staff portals, under each portal's own prefix. */
export function staffLinks(area: '/external' | '/internal') {
  const entity = (subject: string, tab: EntityTab = 'overview') => `${area}/entity/${part(subject)}/${tab}`;
  return {
    onboardings: (status?: string) => (status ? `${area}/onboardings?status=${part(status)}` : `${area}/onboardings`),
    entity,
    document: (subject: string, document: string) => `${area}/entity/${part(subject)}/documents/view/${part(document)}`,
    documentHistory: (subject: string, owner: string, docType: string) =>
      `${area}/entity/${part(subject)}/documents/history/${part(owner)}/${part(docType)}`,
  } satisfies PortalLinks;
}
