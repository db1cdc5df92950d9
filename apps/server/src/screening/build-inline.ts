import { readLists, writeIndex } from '@dossier/screening';
import type { LoadParts } from './load-list.ts';

/** Reads a small list into the file of an index in this very process, where starting another would take longer. */
export const buildInline: NonNullable<LoadParts['read']> = async (lists, file, progress) => {
  const { index, outcomes } = await readLists(lists, progress);
  writeIndex(index, file);
  return outcomes;
};
