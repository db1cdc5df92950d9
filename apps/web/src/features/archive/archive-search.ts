import type { ArchivedFilter, ArchiveShow } from '@dossier/domain/onboarding-filters';

/** Search parameters of the archive. */
export interface ArchiveSearch {
  readonly show?: ArchiveShow | undefined;
  readonly q?: string | undefined;
  /** Archiving period. */
  readonly archived?: ArchivedFilter | undefined;
  readonly sort?: string | undefined;
}
