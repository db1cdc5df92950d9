import type { EntityTab, PortalLinks } from './portal.ts';

const part = encodeURIComponent;

/** The places that both staff portals have, under their own first word. */
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
