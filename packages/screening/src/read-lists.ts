import type { BuildProgress, BuiltIndex, ListRequest } from './build-index.ts';
import { type ListOutcome, loadList } from './lists/load-list.ts';
import { IndexBuilder } from './name-index.ts';

/**
 * Reads the lists one after the other into one index, in this process. A refused list is rolled
 * back; the others are kept.
 */
export async function readLists(
  lists: readonly ListRequest[],
  progress?: (progress: BuildProgress) => void,
): Promise<BuiltIndex> {
  const builder = new IndexBuilder();
  const outcomes: ListOutcome[] = [];
  for (const { format, path, name, lastGoodEntries } of lists) {
    builder.startList();
    const outcome = await loadList({
      format,
      path,
      lastGoodEntries,
      onEntry: (entry) => builder.add(entry),
      progress: (entries) => progress?.({ list: name, entries }),
    });
    outcomes.push(outcome);
    if (outcome.ok)
      builder.endList({
        name,
        format,
        version: outcome.list.version,
        entries: outcome.list.entries,
        names: outcome.list.names,
      });
    else builder.dropList();
  }
  return { index: builder.done(), outcomes };
}
