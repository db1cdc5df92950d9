import { accept, refuse } from '@dossier/domain/result';
import { mayManageTemplates, templatesOf } from '../case/reason-templates.ts';
import { defineWorkflow } from './workflow.ts';

/** Orders the templates of one kind. Those that another user added in the meantime come last. */
export const orderReasonTemplates = defineWorkflow('order-reason-templates', {
  async run({ records, actor }, { org, kind, templates }) {
    if (!mayManageTemplates(actor, org)) return refuse('not-found');
    const present = await templatesOf(records, org, kind);
    const known = new Set(present.map(({ id }) => id));
    const wanted = [...new Set(templates)].filter((id) => known.has(id));
    const rest = present.filter(({ id }) => !wanted.includes(id)).map(({ id }) => id);
    for (const [position, id] of [...wanted, ...rest].entries()) {
      if (present.find((one) => one.id === id)?.position !== position)
        await records.update('reason_templates', id, { position });
    }
    return accept({ ordered: wanted.length });
  },
});
