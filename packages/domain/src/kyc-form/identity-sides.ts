import { type DocumentSide, isSameSide } from '../documents.ts';
import type { IdentityKind } from './answers.ts';

/** The sides to photograph of each kind of identity document. Source: docs/domain.md section 10. */
const sides: Readonly<Record<IdentityKind, readonly DocumentSide[]>> = {
  passport: ['page'],
  identity_card: ['front', 'back'],
  residence_permit: ['front', 'back'],
  driving_licence: ['front', 'back'],
};

/** The same; one page while the kind is not chosen. */
export const identitySides = (kind: IdentityKind | '' | null | undefined): readonly DocumentSide[] =>
  kind && Object.hasOwn(sides, kind) ? sides[kind] : ['page'];

/** The sides to show: also a back that was given before the kind was changed, so that it can be removed. */
export function shownSides(
  kind: IdentityKind | null | undefined,
  files: readonly Pick<SideFile, 'side'>[],
): readonly DocumentSide[] {
  const asked = identitySides(kind);
  return asked.includes('back') || !files.some(({ side }) => side === 'back') ? asked : [...asked, 'back'];
}

interface SideFile {
  readonly side: DocumentSide | '';
  readonly pages: number;
}

/**
 * The sides that these files of an identity document do not show. One file may show both sides: a PDF of several pages,
 * or one whose side was not named.
 */
export function missingSides(kind: IdentityKind | '' | undefined, files: readonly SideFile[]): readonly DocumentSide[] {
  const isWhole = files.some(({ side, pages }) => side === '' || (side !== 'back' && pages > 1));
  return isWhole ? [] : identitySides(kind).filter((side) => !files.some((file) => isSameSide(side, file.side)));
}

/** By the side of an identity document that is missing: the last part of its path, and the name of its message. */
export const sideAnswers = {
  page: { path: 'identityDocuments', text: 'identityDocument' },
  front: { path: 'identityDocuments', text: 'identityFront' },
  back: { path: 'identityBack', text: 'identityBack' },
} as const satisfies Record<DocumentSide, { path: string; text: string }>;
