import type { Row } from '../../reading/rows.ts';

/** Address of an institution's logo, or ''. */
export function logoOf(org: Row<'gk_org'>): string {
  return org.logo === '' ? '' : `/api/files/gk_org/${org.id}/${encodeURIComponent(org.logo)}`;
}

/** How an institution shows itself to a client. */
export function faceOf(org: Row<'gk_org'>): { name: string; logo: string; accent: string } {
  return { name: org.name, logo: logoOf(org), accent: org.accent };
}
