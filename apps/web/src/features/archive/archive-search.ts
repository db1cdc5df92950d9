export const archiveParts = ['cancelled', 'closed', 'restorable'] as const;
export type ArchivePart = (typeof archiveParts)[number];

export const archivedFilters = ['month', 'year', 'earlier'] as const;
export type ArchivedFilter = (typeof archivedFilters)[number];

/** What the URL says of the archive. */
export interface ArchiveSearch {
  readonly show?: ArchivePart | undefined;
  readonly q?: string | undefined;
  /** When it was archived. */
  readonly archived?: ArchivedFilter | undefined;
  readonly sort?: string | undefined;
}
