import { alwaysRequiredChecks, type Check, checks, requiredChecks, scopeWithFunds } from '@dossier/domain/checks';
import { type EditValues, editedFields, isSameEdit } from '@dossier/domain/contracts/shared/edit-values';
import { missingDetails } from '@dossier/domain/new-onboarding';
import { isAwaitingForm } from '@dossier/domain/onboarding';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { claimIfSeen } from '../case/client-user.ts';
import { addChecks, type CorrectedAddress, correctAddress, editableValues, giveToClient } from '../case/edit.ts';
import { answerOf, checkMove, makeMove } from '../case/moves.ts';
import type { RequestRow } from '../collections/rows.ts';
import { sendInvitation } from '../mail/send-invitation.ts';
import type { WorkflowContext } from '../runtime/workflow-context.ts';
import { defineWorkflow } from './workflow.ts';

/**
 * Corrects an onboarding that was sent: address of the contact, deadline, reference, scope. A corrected address
 * receives the invitation, and the account of the old one no longer opens the onboarding.
 */
export const editOnboarding = defineWorkflow('edit-onboarding', {
  async run(context, { request: id, seen, values }) {
    const { records, actor, today } = context;
    const checked = await checkMove(records, actor, id, 'edit-onboarding');
    if (!checked.ok) return checked;
    const { request } = checked.value;
    const contact = await records.need('gk_contacts', request.contact);
    const stored = editableValues(request, contact);
    const { email, ...next } = withChecks(values, request);
    const fields = editedFields({ ...next, ...(email !== undefined && { email }) }, stored);
    if (fields.length === 0) return accept({ ...answerOf(request), sentTo: '', others: 0 });
    if (fields.some((field) => !isSameEdit(seen[field], stored[field])))
      return refuse('stale-revision', { current: stored });
    const changed = pick(next, fields);
    const allowed = checkChanged(changed, request, today);
    if (!allowed.ok) return allowed;
    const isReaddressed = email !== undefined && fields.includes('email');
    const corrected = isReaddressed ? await correctAddress(records, request, email) : accept(undefined);
    if (!corrected.ok) return corrected;
    const client = corrected.value && { client_user: corrected.value.client.id };
    const state = await makeMove(records, checked.value, { ...changed, ...fundsOf(changed), ...client });
    const edited = await records.need('gk_requests', id);
    if (changed.scope) await addChecks(records, edited);
    const sent = corrected.value ? await sendAgain(context, edited, corrected.value) : { sentTo: '', others: 0 };
    return accept({ ...state, ...sent });
  },
});

const isAlways = (check: Check): boolean => (alwaysRequiredChecks as readonly Check[]).includes(check);

/** The optional checks of the input that this type of onboarding can have; the others remain as they are stored. */
function withChecks(values: EditValues, { scope, type }: RequestRow): EditValues {
  if (values.scope === undefined) return values;
  const possible = requiredChecks(checks, type);
  const optional = values.scope.filter((check) => possible.includes(check) && !isAlways(check));
  return {
    ...values,
    scope: scopeWithFunds([...(scope ?? []).filter(isAlways), ...optional], optional.includes('funds')),
  };
}

type Changed = Omit<EditValues, 'email'>;

function pick(next: Changed, fields: readonly string[]): Changed {
  return Object.fromEntries(Object.entries(next).filter(([field]) => fields.includes(field)));
}

const fundsOf = ({ scope }: Changed) => (scope ? { source_of_funds: scope.includes('funds') } : {});

/** The rules of sending apply to what changes; the client's form keeps the sections that it was submitted with. */
function checkChanged(changed: Changed, request: RequestRow, today: string): Result<null> {
  const { deadline } = changed;
  if (deadline !== undefined && missingDetails({ ...request, deadline }, today).deadline)
    return refuse('deadline-not-in-future', { deadline });
  const hasFunds = changed.scope?.includes('funds') ?? request.source_of_funds;
  if (hasFunds !== request.source_of_funds && request.version !== '') return refuse('funds-after-submission');
  return accept();
}

/** Sends the invitation of each onboarding that was sent to the wrong address. */
async function sendAgain(
  { records, origins }: WorkflowContext<undefined>,
  edited: RequestRow,
  { client, others }: CorrectedAddress,
) {
  await claimIfSeen(records, edited, client);
  const given: RequestRow[] = [edited];
  for (const other of others) given.push(await giveToClient(records, other, client));
  const invited = given.filter(({ status }) => isAwaitingForm(status));
  for (const request of invited) {
    const key = `corrected:${request.id}:${records.now}`;
    await sendInvitation(records, request, origins, { key });
  }
  return { sentTo: invited.length > 0 ? client.email : '', others: Math.max(0, invited.length - 1) };
}
