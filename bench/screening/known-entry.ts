import type { ListedEntry } from '@dossier/screening';

/** An entry of a list, with the id that the answers name. */
export interface KnownEntry extends ListedEntry {
  readonly entityId: string;
}
