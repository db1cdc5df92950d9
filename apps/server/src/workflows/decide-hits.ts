import { accept, refuse } from '@dossier/domain/result';
import { decideHits as decideOwnHits, loadHitFor } from '../case/decide-hits.ts';
import { said } from './inputs.ts';
import { defineWorkflow } from './workflow.ts';

/** One decision about one entry, wherever it waits for this person: all of it or nothing. */
export const decideHits = defineWorkflow('decide-hits', {
  async run({ records, actor }, { hits: ids, state, reason }) {
    const hits = [];
    for (const id of new Set(ids)) {
      const own = await loadHitFor(records, actor, id);
      if (!own.ok) return own;
      hits.push(own.value);
    }
    const entries = new Set(hits.map(({ hit }) => hit.entry_key));
    if (entries.size !== 1 || entries.has('')) return refuse('hits-differ', { count: entries.size });
    const text = said(reason, 'reason-missing');
    if (!text.ok) return text;
    await decideOwnHits(records, actor, hits, { state, reason: text.value });
    return accept({ decided: hits.map(({ hit }) => hit.id) });
  },
});
