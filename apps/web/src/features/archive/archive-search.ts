export const archiveParts = ['cancelled', 'closed', 'restorable'] as const;
export type ArchivePart = (typeof archiveParts)[number];

export const archivedFilters = ['month', 'year', 'earlier'] as const;
export type ArchivedFilter = (typeof archivedFilters)[number];

/** Search parameters of the archive. */
export interface ArchiveSearch {
  readonly show?: ArchivePart | undefined;
  readonly q?: string | undefined;
  /** Archiving period. */
  readonly archived?: ArchivedFilter | undefined;
  readonly sort?: string | undefined;
}
