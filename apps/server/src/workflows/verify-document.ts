import { accept, refuse } from '@dossier/domain/result';
import { updateDerivedChecks } from '../case/derive-checks.ts';
import { isExtractTooOld } from '../case/documents.ts';
import { isQuarantined } from '../case/quarantine.ts';
import { loadSubmittedDocumentFor } from '../case/submitted-document.ts';
import { changedRow, recordUndoStep } from '../case/undo-steps.ts';
import { defineWorkflow } from './workflow.ts';

/** A reviewer accepts a document. */
export const verifyDocument = defineWorkflow('verify-document', {
  async run({ records, actor }, { reason = '', unscanned, ...ref }) {
    const found = await loadSubmittedDocumentFor(records, actor, ref);
    if (!found.ok) return found;
    const { request, document } = found.value;
    const file = await records.need('kyc_docs', document.doc);
    if (isQuarantined(file)) return refuse('file-quarantined');
    if (file.scan === 'waiting' && unscanned !== 'yes') return refuse('file-not-scanned');
    if (isExtractTooOld(document, file.created)) {
      return refuse('extract-too-old', { issuedOn: document.issuedOn });
    }
    const decided = { verified_by: actor.id, verified_at: records.now, reason };
    const { collection, id } = document;
    const before = await records.need(collection, id);
    const after = await records.update(collection, id, { ...decided, verification: 'verified' });
    await updateDerivedChecks(records, request, actor);
    const rows = [changedRow(collection, before, after, ['verification', 'verified_by', 'verified_at', 'reason'])];
    const undo = await recordUndoStep(records, actor, { workflow: 'verify-document', request: request.id, rows });
    return accept({ document: ref.document, undo });
  },
});
