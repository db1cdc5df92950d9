import { kycSectionTable } from '@dossier/domain/kyc-form/sections';
import { kycStepsOf } from '@dossier/domain/kyc-form/steps';
import { accept, refuse } from '@dossier/domain/result';
import { editableOf, maySave } from '../case/editable.ts';
import { loadFormFor, mayFillIn } from '../case/form-access.ts';
import { shapeSection } from '../case/shape-section.ts';
import { draftOf } from '../case/versions.ts';
import { defineWorkflow } from './workflow.ts';

/** Saves a section of the form as typed, valid or not. A tab with an older revision is refused. */
export const saveKycSection = defineWorkflow('save-kyc-section', {
  async run({ records, actor, now }, { request: id, section, revision, values: given }) {
    const own = await loadFormFor(records, actor, id, now);
    if (!own.ok) return own;
    if (!mayFillIn(own.value, section)) return refuse('not-found');
    const { request } = own.value;
    const editable = await editableOf(records, request);
    const draft = await draftOf(records, request);
    if (editable === 'none' || !draft) return refuse('section-closed', { section });
    if (!kycStepsOf(request.type, request.source_of_funds).includes(section))
      return refuse('section-closed', { section });
    const before = draft.answers[section] ?? {};
    const current = draft.sectionStates[section]?.revision ?? 0;
    if (revision !== current) return refuse('stale-revision', { revision: current, values: before });
    const after = shapeSection(section, given);
    if (!after.ok) return after;
    if (!maySave(editable, section, before, after.value)) return refuse('section-closed', { section });
    const state = { revision: current + 1, savedAt: records.now };
    await records.update(draft.collection, draft.id, {
      [kycSectionTable[section].column]: after.value,
      section_states: { ...draft.sectionStates, [section]: state },
    } as never);
    return accept(state);
  },
});
