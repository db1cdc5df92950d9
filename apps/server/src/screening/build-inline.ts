import { readLists, writeIndex } from '@dossier/screening';
import type { LoadParts } from './load-list.ts';

/** Builds the index of a small list in this process, because starting a child process would take longer. */
export const buildInline: NonNullable<LoadParts['read']> = async (lists, file, progress) => {
  const { index, outcomes } = await readLists(lists, progress);
  writeIndex(index, file);
  return outcomes;
};
