import type { ValidInput } from '@dossier/domain/contracts/workflows';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { vaultRole } from '../case/access.ts';
import { loadOnboardingFor } from '../case/onboarding.ts';
import type { DeskRecordsStore, RequestRow } from '../collections/rows.ts';
import type { WorkflowContext } from '../runtime/workflow-context.ts';
import { said } from './inputs.ts';
import { defineWorkflow } from './workflow.ts';

type Input = ValidInput<'admit-member'>;

/** Lets the contact of an onboarding into a vault that has owners already, or takes them out of it. */
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

/** Owners decide about their vault; a lead settles a dispute, with a reason. */
async function mayAdmit({ records, actor }: WorkflowContext, input: Input): Promise<Result<RequestRow>> {
  const { subject, request: id, reason } = input;
  if (actor.portal === 'client') {
    const role = await vaultRole(records, subject, actor.id);
    if (role === undefined) return refuse('not-found');
    if (role !== 'owner') return refuse('not-allowed', { move: 'admit-member' });
  }
  const own = await loadOnboardingFor(records, actor, id);
  if (!own.ok) return own;
  if (own.value.subject !== subject || own.value.client_user === '') return refuse('not-found');
  const why = actor.portal === 'intern' ? said(reason, 'reason-missing') : accept('');
  return why.ok ? own : why;
}

async function isLastOwner(records: DeskRecordsStore, subject: string): Promise<boolean> {
  return (await records.count('vault_members', 'subject = {:subject} && role = "owner"', { subject })) <= 1;
}
