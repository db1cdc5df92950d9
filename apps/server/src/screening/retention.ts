import type { DeskRecordsStore } from '../collections/rows.ts';
import type { ScreenedTarget } from './facts-of-targets.ts';
import type { Found } from './provider.ts';
import { knownHits, whatChanged } from './save-hits.ts';

/** The name of an onboarding whose changes are determined. */
export interface NameOfFile {
  readonly request: string;
  readonly screenedTarget: ScreenedTarget;
  /** Weak matches are stored only while the onboarding is with the interns; monitoring adds none. */
  readonly bringsWeak: boolean;
}

/** Returns the matches to store for a name; undefined when nothing has changed since the last check. */
export async function newsToSave(
  records: DeskRecordsStore,
  { request, screenedTarget, bringsWeak }: NameOfFile,
  found: readonly Found[],
): Promise<readonly Found[] | undefined> {
  if (!bringsWeak && !found.some(({ band }) => band === 'alert')) return undefined;
  const known = await knownHits(records, request, screenedTarget);
  const relevant = found.filter(({ band, entryKey }) => bringsWeak || band === 'alert' || known.has(entryKey));
  const shown = await newestResult(records, request, screenedTarget);
  const isNews = relevant.some((one) => {
    const before = known.get(one.entryKey);
    if (!before) return true;
    // A later result does not contain it: the entry was removed from the list and added again.
    if (before.screening !== shown && before.state !== 'false_positive') return true;
    return before.state !== 'open' && whatChanged(before, { screenedTarget }, one).changed.length > 0;
  });
  return isNews ? relevant : undefined;
}

/** Id of the latest result of a name that came from a list or a service. */
async function newestResult(records: DeskRecordsStore, request: string, { kind, target }: ScreenedTarget) {
  const filter = 'request = {:request} && kind = {:kind} && target = {:target}';
  const values = { request, kind, target };
  return (await records.first('statuses_screening', filter, values, { sort: '-created,-@rowid' }))?.id;
}
