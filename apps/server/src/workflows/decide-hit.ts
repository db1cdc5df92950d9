import { accept } from '@dossier/domain/result';
import * as z from 'zod';
import { decideHits, ownHit } from '../case/decide-hits.ts';
import type { Workflows } from './contracts.ts';
import { longText, recordId, said } from './inputs.ts';
import { defineWorkflow } from './workflow.ts';

/** What a person decides about a listed entry that may be the screened name, always with a reason. */
export const decideHit = defineWorkflow<Workflows['decide-hit']['input'], Workflows['decide-hit']['answer']>({
  name: 'decide-hit',
  input: z.object({
    hit: recordId,
    state: z.enum(['false_positive', 'true_match', 'unsure']),
    reason: longText,
  }),
  async run({ records, actor }, { hit: id, state, reason }) {
    const own = await ownHit(records, actor, id);
    if (!own.ok) return own;
    const text = said(reason, 'reason-missing');
    if (!text.ok) return text;
    await decideHits(records, actor, [own.value], { state, reason: text.value });
    return accept({ hit: id });
  },
});
