import { maxTemplates } from '@dossier/domain/reason-templates';
import { accept, refuse } from '@dossier/domain/result';
import { dateText } from '@dossier/records';
import { loadTemplate, templatesOf } from '../case/reason-templates.ts';
import type { WorkflowContext } from '../runtime/workflow-context.ts';
import { defineWorkflow } from './workflow.ts';

/** How long a removed template is kept, so that its removal can be undone. Unit: milliseconds. */
const keptMs = 86_400_000;

/** Removes a template, or puts it back where it was. */
export const removeReasonTemplate = defineWorkflow('remove-reason-template', {
  async run(context, { template: id, isRemoved }) {
    const { records, actor } = context;
    const found = await loadTemplate(records, actor, id);
    if (!found.ok) return found;
    const { org, kind, removed_at } = found.value;
    if ((removed_at !== '') === isRemoved) return accept({ template: id });
    if (!isRemoved && (await templatesOf(records, org, kind)).length >= maxTemplates)
      return refuse('templates-too-many');
    await records.update('reason_templates', id, { removed_at: isRemoved ? records.now : '' });
    await deleteOld(context, org);
    return accept({ template: id });
  },
});

async function deleteOld({ records, now }: WorkflowContext, org: string): Promise<void> {
  const before = dateText(new Date(now.getTime() - keptMs));
  const filter = 'org = {:org} && removed_at != "" && removed_at < {:before}';
  for (const { id } of await records.find('reason_templates', filter, { org, before }))
    await records.delete('reason_templates', id);
}
