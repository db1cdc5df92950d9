import { mayRun } from '@dossier/domain/contracts/permissions';
import type { ClientInput } from '@dossier/domain/contracts/shared/draft-values';
import { workflowContracts } from '@dossier/domain/contracts/workflows';
import type { SelectedAction } from '@dossier/domain/contracts/workflows/change-selected';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { newId } from '@dossier/records';
import { changedOnboardings } from '../case/changed-onboardings.ts';
import { archiveOnboarding } from '../operations/archive-onboarding.ts';
import { assignOnboarding } from '../operations/assign-onboarding.ts';
import { inviteClient } from '../operations/invite-client.ts';
import type { OperationContext, Target } from '../operations/operation.ts';
import { remindClient } from '../operations/remind-client.ts';
import { prepareSending, sendOnboarding } from '../operations/send-onboarding.ts';
import { defineSeveralWorkflow } from './workflow.ts';

type Context = OperationContext<ClientInput | null>;
type Run = (context: Context, target: Target, intern: string | undefined) => Promise<Result<unknown>>;

const actions: Readonly<Record<SelectedAction, Run>> = {
  assign: assignOnboarding,
  remind: remindClient,
  archive: archiveOnboarding,
  send: sendAndInvite,
};

/** Sends the invitation at once, because it is not reviewed for each of many. Sent before: nothing is sent again. */
async function sendAndInvite(context: Context, target: Target): Promise<Result<unknown>> {
  const sent = await sendOnboarding(context, target, { isInvited: true });
  return sent.ok ? inviteClient(context, target) : sent;
}

/** Runs one workflow on each of the selected onboardings. */
export const changeSelected = defineSeveralWorkflow<'change-selected', ClientInput | null>('change-selected', {
  async targets({ actor }, { action, requests }) {
    if (!mayRun(workflowContracts[action], actor.role)) return refuse('not-allowed', { workflow: action });
    const batch = newId();
    return accept([...new Set(requests)].map((request) => ({ request, batch })));
  },
  operation: ({ action }) => action,
  prepareOne: async (context, { action }, target) =>
    action === 'send' ? prepareSending(context, target) : accept<ClientInput | null>(null),
  runOne: (context, { action, intern }, target) => actions[action](context, target, intern),
  async answer({ records, actor }, outcomes, [first]) {
    const undo = first?.batch ?? '';
    const isUndoable = undo !== '' && (await records.first('undo_steps', 'batch = {:undo}', { undo })) !== undefined;
    return accept({ ...(await changedOnboardings(records, actor, outcomes)), undo: isUndoable ? undo : '' });
  },
});
