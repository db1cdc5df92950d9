import { accept } from '@dossier/domain/result';
import { checkMove } from '../case/moves.ts';
import { defineWorkflow } from './workflow.ts';

/** Deletes a draft permanently, with its files. */
export const deleteDraft = defineWorkflow('delete-draft', {
  async run({ records, actor }, { request: id }) {
    const checked = await checkMove(records, actor, id, 'delete-draft');
    if (!checked.ok) return checked;
    const added = await records.find('gk_requests_docs', 'request = {:id}', { id });
    // Deleting the onboarding deletes the rows of its documents; files that another onboarding uses remain.
    await records.delete('gk_requests', id);
    for (const { doc } of added) {
      const used = await records.count('gk_requests_docs', 'doc = {:doc}', { doc });
      if (used === 0) await records.delete('kyc_docs', doc);
    }
    return accept({ deleted: true as const });
  },
});
