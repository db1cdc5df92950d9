import type { ValidInput } from '@dossier/domain/contracts/workflows';
import type { PortalName } from '@dossier/domain/portal';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { vaultRole } from '../case/access.ts';
import { loadOnboardingFor } from '../case/onboarding.ts';
import type { DeskRecordsStore, RequestRow } from '../collections/rows.ts';
import type { WorkflowContext } from '../runtime/workflow-context.ts';
import { defineWorkflow } from './workflow.ts';

type Input = ValidInput<'admit-member'>;

/** Adds the contact of an onboarding to a vault that already has owners, changes their role, or removes them. */
export const admitMember = defineWorkflow('admit-member', {
  async run(context, input) {
    const found = await mayAdmit(context, input);
    if (!found.ok) return found;
    const { subject, client_user: user, type } = found.value;
    const { records, actor } = context;
    const member = await records.first('vault_members', 'subject = {:subject} && user = {:user}', { subject, user });
    if (member?.role === 'owner' && input.role !== 'owner' && (await isLastOwner(records, subject))) {
      return refuse('not-allowed', { move: 'admit-member' });
    }
    if (input.role === 'none') {
      if (member) await records.delete('vault_members', member.id);
    } else if (member) await records.update('vault_members', member.id, { role: input.role });
    else {
      const row = { [type]: subject, user, role: input.role, added_by: actor.id };
      await records.create('vault_members', row as never);
    }
    return accept({ subject });
  },
});

/** The onboarding through which the contact is admitted, if the actor may decide about its vault. */
async function mayAdmit(context: WorkflowContext, input: Input): Promise<Result<RequestRow>> {
  const { records, actor } = context;
  const own = await loadOnboardingFor(records, actor, input.request);
  if (!own.ok) return own;
  if (own.value.subject !== input.subject || own.value.client_user === '') return refuse('not-found');
  const authorise = Object.hasOwn(authorisations, actor.portal) ? authorisations[actor.portal] : refuseAll;
  const authorised = await authorise(context, input);
  return authorised.ok ? own : authorised;
}

type Authorisation = (context: WorkflowContext, input: Input) => Promise<Result<unknown>>;

const refuseAll: Authorisation = async () => refuse('not-allowed', { move: 'admit-member' });

const authorisations: Readonly<Record<PortalName, Authorisation>> = {
  // Owners decide about their own vault.
  client: async ({ records, actor }, { subject }) =>
    (await vaultRole(records, actor.id, { subject })) === 'owner'
      ? accept()
      : refuse('not-allowed', { move: 'admit-member' }),
  // A lead resolves disputes, with a reason.
  intern: async (_, { reason = '' }) => (reason === '' ? refuse('reason-missing') : accept()),
  gatekeeper: refuseAll,
};

async function isLastOwner(records: DeskRecordsStore, subject: string): Promise<boolean> {
  return (await records.count('vault_members', 'subject = {:subject} && role = "owner"', { subject })) <= 1;
}
