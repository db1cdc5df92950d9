import { accept, refuse } from '@dossier/domain/result';
import * as z from 'zod';
import { nameOf } from '../actor.ts';
import { followChecks } from '../file/follow-checks.ts';
import { ownRequest } from '../file/own-request.ts';
import { isAtDesk } from '../file/owned-document.ts';
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
    const hit = await records.get('screening_hits', id);
    const own = hit ? await ownRequest(records, actor, hit.request) : refuse('not-found');
    if (!own.ok) return own;
    if (!isAtDesk(own.value)) return refuse('version-frozen');
    const text = said(reason, 'reason-missing');
    if (!text.ok) return text;
    await records.update('screening_hits', id, {
      state,
      reason: text.value,
      by: actor.id,
      by_name: nameOf(actor),
      decided_at: records.now,
    });
    await followChecks(records, own.value, actor);
    return accept({ hit: id });
  },
});
