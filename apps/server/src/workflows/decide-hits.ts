import { accept, type Result, refuse } from '@dossier/domain/result';
import { saveHitDecisions as decideLoadedHits, type LoadedHit, loadHitFor } from '../case/decide-hits.ts';
import type { Reader } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { defineWorkflow } from './workflow.ts';

/** One decision on one or more screening hits of the same list entry: all of them are decided or none. */
export const decideHits = defineWorkflow('decide-hits', {
  async run({ records, actor }, { hits: ids, state, reason }) {
    const loaded = await loadHitsFor(records, actor, [...new Set(ids)]);
    if (!loaded.ok) return loaded;
    await decideLoadedHits(records, actor, loaded.value, { state, reason });
    return accept({ decided: loaded.value.map(({ hit }) => hit.id) });
  },
});

/** Errors: those of `loadHitFor`, with the id of the hit; `hits-differ` with the hits of other entries than the first. */
async function loadHitsFor(records: Reader, actor: Actor, ids: readonly string[]): Promise<Result<LoadedHit[]>> {
  const hits: LoadedHit[] = [];
  for (const id of ids) {
    const loaded = await loadHitFor(records, actor, id);
    if (!loaded.ok) return refuse(loaded.refusal.code, { ...loaded.refusal.facts, hit: id });
    hits.push(loaded.value);
  }
  const [first, ...rest] = hits.map(({ hit }) => hit);
  // A hit recorded by hand has no entry, so it is decided alone.
  const differing = rest.filter(({ entry_key }) => entry_key === '' || entry_key !== first?.entry_key);
  if (differing.length > 0) return refuse('hits-differ', { hits: differing.map(({ id }) => id) });
  return accept(hits);
}
