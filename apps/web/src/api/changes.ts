import { DependencySet, keysOfWrittenRow } from '@dossier/domain/dependencies';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateAll, invalidateDependents } from './dependencies.ts';

/** One committed change as the event stream announces it. */
export interface AnnouncedChange {
  readonly collection: string;
  readonly action: 'create' | 'update' | 'delete';
  /** The visible fields of the row; a notice has the onboarding at most, and no id. */
  readonly record: Readonly<Record<string, unknown>>;
}

/** Time in which changes are collected, so that a workflow that wrote ten rows refreshes a screen once. Unit: ms. */
const collectMs = 50;

/**
 * The same while changes follow each other, as those of two hundred onboardings that one person assigns: each refresh costs
 * the server more than the change. Unit: ms.
 */
const busyCollectMs = 500;

export interface ChangeQueue {
  add(change: AnnouncedChange): void;
  /** Changes may have been missed until now: every answer may be out of date. */
  addGap(): void;
  end(): void;
}

/** Applies announced changes to the cache: rows are updated at once, answers that depend on them are fetched again. */
export function queueChanges(cache: QueryClient): ChangeQueue {
  let writes = new DependencySet();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flushedAt = Number.NEGATIVE_INFINITY;
  const flush = () => {
    const collected = writes;
    writes = new DependencySet();
    timer = undefined;
    flushedAt = performance.now();
    void invalidateDependents(cache, collected);
  };
  return {
    add(change) {
      updateRow(cache, change);
      writes.note(change.collection, keysOfWrittenRow(change.collection, change.record));
      const isBusy = performance.now() - flushedAt < busyCollectMs;
      timer ??= setTimeout(flush, isBusy ? busyCollectMs : collectMs);
    },
    addGap: () => void invalidateAll(cache),
    end: () => clearTimeout(timer),
  };
}

function updateRow(cache: QueryClient, { collection, action, record }: AnnouncedChange): void {
  const queryKey = [collection, 'one', record['id']];
  if (typeof record['id'] !== 'string') return;
  if (action === 'delete') cache.removeQueries({ queryKey });
  else cache.setQueriesData<Record<string, unknown>>({ queryKey }, (known) => known && { ...known, ...record });
}
