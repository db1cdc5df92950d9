import { accept, refuse } from '@dossier/domain/result';
import { maxHitsAtOnce } from '@dossier/domain/screening';
import * as z from 'zod';
import { decideHits, ownHit } from '../case/decide-hits.ts';
import type { Workflows } from './contracts.ts';
import { longText, recordId, said } from './inputs.ts';
import { defineWorkflow } from './workflow.ts';

/** One decision about one entry, wherever it waits for this person: all of it or nothing. */
export const decideHitsTogether = defineWorkflow<Workflows['decide-hits']['input'], Workflows['decide-hits']['answer']>(
  {
    name: 'decide-hits',
    input: z.object({
      hits: z.array(recordId).min(1).max(maxHitsAtOnce),
      state: z.enum(['false_positive', 'true_match', 'unsure']),
      reason: longText,
    }),
    async run({ records, actor }, { hits: ids, state, reason }) {
      const hits = [];
      for (const id of new Set(ids)) {
        const own = await ownHit(records, actor, id);
        if (!own.ok) return own;
        hits.push(own.value);
      }
      const entries = new Set(hits.map(({ hit }) => hit.entry_key));
      if (entries.size !== 1 || entries.has('')) return refuse('hits-differ', { count: entries.size });
      const text = said(reason, 'reason-missing');
      if (!text.ok) return text;
      await decideHits(records, actor, hits, { state, reason: text.value });
      return accept({ decided: hits.map(({ hit }) => hit.id) });
    },
  },
);
