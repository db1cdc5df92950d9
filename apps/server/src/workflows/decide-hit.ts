import { accept } from '@dossier/domain/result';
import { decideHits, loadHitFor } from '../case/decide-hits.ts';
import { said } from './inputs.ts';
import { defineWorkflow } from './workflow.ts';

/** What a person decides about a listed entry that may be the screened name, always with a reason. */
export const decideHit = defineWorkflow('decide-hit', {
  async run({ records, actor }, { hit: id, state, reason }) {
    const own = await loadHitFor(records, actor, id);
    if (!own.ok) return own;
    const text = said(reason, 'reason-missing');
    if (!text.ok) return text;
    await decideHits(records, actor, [own.value], { state, reason: text.value });
    return accept({ hit: id });
  },
});
