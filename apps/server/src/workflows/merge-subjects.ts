import { accept, refuse } from '@dossier/domain/result';
import { isDuplicate, mergeBusinesses } from '../case/merge-subjects.ts';
import { defineWorkflow } from './workflow.ts';

/** A lead merges two proven vaults of one company: everything of `from` moves to `subject`. */
export const mergeSubjects = defineWorkflow('merge-subjects', {
  async run({ records }, { subject, from, reason }) {
    const [into, duplicate] = [await records.get('kyc_businesses', subject), await records.get('kyc_businesses', from)];
    if (!into || !duplicate) return refuse('not-found');
    // Idempotent: a double click changes nothing.
    if (duplicate.merged_into === into.id) return accept({ subject });
    if (!isDuplicate(into, duplicate)) return refuse('not-duplicates');
    await mergeBusinesses(records, { into, from: duplicate, reason });
    return accept({ subject });
  },
});
