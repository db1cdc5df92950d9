import { remindClient } from '../operations/remind-client.ts';
import { defineWorkflow } from './workflow.ts';

/** Sends the invitation mail again, at most once a day. */
export const remind = defineWorkflow('remind', { run: remindClient });
