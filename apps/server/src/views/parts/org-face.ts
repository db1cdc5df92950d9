import type { Language } from '@dossier/domain/languages';
import type { Row } from '../../collections/rows.ts';
import { supportTextsOf } from '../../collections/support-texts.ts';

/** Address of an institution's logo, or ''. */
export function logoOf(org: Row<'gk_org'>): string {
  return org.logo === '' ? '' : `/api/files/gk_org/${org.id}/${encodeURIComponent(org.logo)}`;
}

/** Name, logo and colour of an institution, for its clients. */
export function faceOf(org: Row<'gk_org'>): { name: string; logo: string; accent: string } {
  return { name: org.name, logo: logoOf(org), accent: org.accent };
}

export interface SupportContact {
  readonly supportTexts: Readonly<Record<Language, string>>;
  readonly supportEmail: string;
  readonly supportPhone: string;
}

/** Support texts and contact of an institution or the desk. */
export function supportOf(row: Row<'gk_org'> | Row<'desk'> | undefined): SupportContact {
  return {
    supportTexts: supportTextsOf(row),
    supportEmail: row?.support_email ?? '',
    supportPhone: row?.support_phone ?? '',
  };
}
