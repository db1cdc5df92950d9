import type { DraftValues } from '@dossier/domain/contracts/shared/draft-values';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { chosenClient } from '../case/chosen-company.ts';
import { createDraft, draftColumns, scopeColumn } from '../case/create-draft.ts';
import { checkMove } from '../case/moves.ts';
import { findVisibleOnboarding } from '../case/onboarding.ts';
import type { RequestRow } from '../collections/rows.ts';
import type { WorkflowContext } from '../runtime/workflow-context.ts';
import { defineWorkflow } from './workflow.ts';

/** Saves the answers of the wizard. The first save needs a subject and assigns the number of the onboarding. */
export const saveDraft = defineWorkflow('save-draft', {
  async prepare(
    { records, actor, ports, now },
    { request: id, values: { client, ...others } },
  ): Promise<Result<DraftValues>> {
    if (!client) return accept(client === undefined ? others : { ...others, client });
    const stored = id === undefined ? undefined : await findVisibleOnboarding(records, actor, id);
    const choice = { registry: ports.registry, org: actor.org, now, stored: stored?.client_input ?? null };
    const chosen = await chosenClient(client, choice);
    return chosen.ok ? accept({ ...others, client: chosen.value }) : chosen;
  },
  async run(context, { request: id }) {
    const given = context.prepared;
    const contact = await ownContact(context, given.contact);
    if (!contact.ok) return contact;
    const row = id === undefined ? await create(context, given) : await update(context, id, given);
    if (!row.ok) return row;
    return accept({ id: row.value.id, number: row.value.number, savedAt: context.records.now });
  },
});

/** A contact of another organisation is refused like a missing one. */
async function ownContact({ records, actor }: WorkflowContext<unknown>, id: string | undefined): Promise<Result<null>> {
  if (id === undefined || id === '') return accept();
  const contact = await records.get('gk_contacts', id);
  return contact?.org === actor.org ? accept() : refuse('contact-missing');
}

async function create(context: WorkflowContext<unknown>, given: DraftValues): Promise<Result<RequestRow>> {
  const { records, actor, today } = context;
  if (!given.client) return refuse('client-missing');
  const { client } = given;
  return accept(await createDraft(records, { ...given, client }, { org: actor.org, by: actor.id, today }));
}

async function update(context: WorkflowContext<unknown>, id: string, given: DraftValues): Promise<Result<RequestRow>> {
  const checked = await checkMove(context.records, context.actor, id, 'save-draft');
  if (!checked.ok) return checked;
  return accept(
    await context.records.update('gk_requests', id, {
      ...draftColumns(given),
      ...scopeColumn(given, checked.value.request),
    }),
  );
}
