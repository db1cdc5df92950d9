export const archiveParts = ['cancelled', 'closed', 'restorable'] as const;
export type ArchivePart = (typeof archiveParts)[number];

/** What the URL says of the archive. */
export interface ArchiveSearch {
  readonly show?: ArchivePart | undefined;
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
}
