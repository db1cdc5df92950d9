import { kindsOf, maxTemplates } from '@dossier/domain/reason-templates';
import { accept, refuse } from '@dossier/domain/result';
import { loadTemplate, mayManageTemplates, templatesOf } from '../case/reason-templates.ts';
import { defineWorkflow } from './workflow.ts';

/** Adds a template to an institution or the desk, or changes one. */
export const saveReasonTemplate = defineWorkflow('save-reason-template', {
  async run({ records, actor }, { org, kind, template: id, texts }) {
    if (!mayManageTemplates(actor, org) || !kindsOf(org).includes(kind)) return refuse('not-found');
    if (org !== '' && !(await records.get('gk_org', org))) return refuse('not-found');
    if (id !== undefined) {
      const found = await loadTemplate(records, actor, id);
      if (!found.ok) return found;
      const { value: template } = found;
      // A removed one that another user still has open.
      if (template.org !== org || template.kind !== kind || template.removed_at !== '') return refuse('not-found');
      await records.update('reason_templates', id, { texts });
      return accept({ template: id });
    }
    const present = await templatesOf(records, org, kind);
    if (present.length >= maxTemplates) return refuse('templates-too-many');
    const position = Math.max(-1, ...present.map((one) => one.position)) + 1;
    const added = await records.create('reason_templates', { org, kind, texts, position });
    return accept({ template: added.id });
  },
});
