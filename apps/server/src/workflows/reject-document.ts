import { accept } from '@dossier/domain/result';
import { updateDerivedChecks } from '../case/derive-checks.ts';
import { loadSubmittedDocumentFor } from '../case/submitted-document.ts';
import { defineWorkflow } from './workflow.ts';

/** A reviewer rejects a document, with the reason. */
export const rejectDocument = defineWorkflow('reject-document', {
  async run({ records, actor }, { reason, ...ref }) {
    const found = await loadSubmittedDocumentFor(records, actor, ref);
    if (!found.ok) return found;
    const { request, document } = found.value;
    const decided = { verified_by: actor.id, verified_at: records.now, reason };
    await records.update(document.collection, document.id, { ...decided, verification: 'rejected' });
    await updateDerivedChecks(records, request, actor);
    return accept({ document: ref.document });
  },
});
