import type { ListAddress } from '#list-views/use-list-view.ts';

/** Search parameters of the archive. */
export type ArchiveSearch = ListAddress<'archive'>;
