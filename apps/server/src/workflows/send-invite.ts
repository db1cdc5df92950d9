import { inviteClient } from '../operations/invite-client.ts';
import { defineWorkflow } from './workflow.ts';

/** Sends the invitation from the desk, in the chosen language or the client's. */
export const sendInvite = defineWorkflow('send-invite', {
  run: (context, { request, language }) => inviteClient(context, { request }, language),
});
