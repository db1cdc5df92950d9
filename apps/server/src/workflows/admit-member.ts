import type { ValidInput } from '@dossier/domain/contracts/workflows';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { loadOnboardingFor } from '../case/onboarding.ts';
import { hasRight } from '../case/portal-rights.ts';
import { proveOwner } from '../case/prove-owner.ts';
import { isLastOwner, isProven, membersOfVault, vaultOwnership } from '../case/vault-ownership.ts';
import type { DeskRecordsStore, RequestRow, Row } from '../collections/rows.ts';
import type { WorkflowContext } from '../runtime/workflow-context.ts';
import { defineWorkflow } from './workflow.ts';

type Input = ValidInput<'admit-member'>;

/**
 * Changes the part that the contact of an onboarding, or a member, has in its vault. An owner admits the contact, changes
 * roles or removes members. A lead does the same with a reason; an owner whom a lead confirms is proven.
 */
export const admitMember = defineWorkflow('admit-member', {
  async run(context, input) {
    const found = await mayAdmit(context, input);
    if (!found.ok) return found;
    const { request, authorised } = found.value;
    const { records } = context;
    const members = await membersOfVault(records, request.subject);
    const { user = request.client_user } = input;
    const member = members.find((one) => one.user === user);
    // Only the contact is admitted through an onboarding; others are members already.
    if (user === '' || (!member && user !== request.client_user)) return refuse('not-found');
    if (member && input.role !== 'owner' && isLastOwner(members, member)) {
      return refuse('last-owner', { move: 'admit-member' });
    }
    await authorised(records, { request, user, member, input });
    return accept({ subject: request.subject });
  },
});

interface Change {
  readonly request: RequestRow;
  readonly user: string;
  readonly member: Row<'vault_members'> | undefined;
  readonly input: Input;
}

type Write = (records: DeskRecordsStore, change: Change) => Promise<void>;

/** The onboarding through which the contact is admitted, if the actor may decide about its vault. */
async function mayAdmit(
  context: WorkflowContext,
  input: Input,
): Promise<Result<{ readonly request: RequestRow; readonly authorised: Write }>> {
  const { records, actor } = context;
  const own = await loadOnboardingFor(records, actor, input.request);
  if (!own.ok) return own;
  const request = own.value;
  if (request.subject !== input.subject) return refuse('not-found');
  const authorised = await authorise(context, request, input);
  return authorised.ok ? accept({ request, authorised: authorised.value }) : authorised;
}

async function authorise(context: WorkflowContext, request: RequestRow, input: Input): Promise<Result<Write>> {
  if (hasRight(context.actor, 'settle-vault-disputes')) return settleDispute(context, input);
  return hasRight(context.actor, 'fill-in-forms') ? decideAsOwner(context, request) : notAllowed;
}

const notAllowed = refuse('not-allowed', { move: 'admit-member' });

/** Owners decide about their own vault. A member whom a proven owner admits counts for every institution, like the owner. */
async function decideAsOwner({ records, actor }: WorkflowContext, request: RequestRow): Promise<Result<Write>> {
  if ((await vaultOwnership(records, actor.id, request)) !== 'owner') return notAllowed;
  const members = await membersOfVault(records, request.subject);
  const isProvenOwner = members.some((member) => member.user === actor.id && isProven(member));
  return accept(admit({ added_by: actor.id, counts_for: isProvenOwner ? 'all' : 'naming', reason: '' }));
}

/** A lead resolves disputes, with a reason. */
function settleDispute({ actor }: WorkflowContext, { role, reason = '' }: Input): Result<Write> {
  if (reason === '') return refuse('reason-missing');
  if (role === 'owner') {
    return accept((records, { request, user }) => proveOwner(records, request, { user, by: actor.id, reason }));
  }
  return accept(admit({ added_by: actor.id, counts_for: 'all', reason }));
}

type Admission = Pick<Row<'vault_members'>, 'added_by' | 'counts_for' | 'reason'>;

function admit(admission: Admission): Write {
  return async (records, { request, user, member, input: { role } }) => {
    const { type, subject } = request;
    if (role === 'none') {
      if (member) await records.delete('vault_members', member.id);
      return;
    }
    // A proven owner stays proven when another owner confirms the role.
    const changes = { role, request: request.id, ...(member && isProven(member) ? {} : admission) };
    if (member) await records.update('vault_members', member.id, changes);
    else await records.create('vault_members', { [type]: subject, user, ...changes } as never);
  };
}
