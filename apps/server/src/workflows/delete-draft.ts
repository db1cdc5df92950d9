import { accept } from '@dossier/domain/result';
import { checkMove } from '../case/moves.ts';
import { defineWorkflow } from './workflow.ts';

/** Deletes a draft for good, with its files. */
export const deleteDraft = defineWorkflow('delete-draft', {
  async run({ records, actor }, { request: id }) {
    const asked = await checkMove(records, actor, id, 'delete-draft');
    if (!asked.ok) return asked;
    const added = await records.find('gk_requests_docs', 'request = {:id}', { id });
    // The rows of the documents go with the onboarding; a file that another onboarding copied stays.
    await records.delete('gk_requests', id);
    for (const { doc } of added) {
      const used = await records.count('gk_requests_docs', 'doc = {:doc}', { doc });
      if (used === 0) await records.delete('kyc_docs', doc);
    }
    return accept({ deleted: true as const });
  },
});
