import { linkChannels } from '../../kyc-form/helper-links.ts';
import { clients } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';
import { sentLinkSchema } from '../shared/sent-link.ts';

/** Mails a helper link again, or shows it as a code; its period of validity starts again. */
export const sendHelperLink = {
  roles: clients,
  input: z.object({ link: recordId, by: z.enum(linkChannels) }),
  answer: sentLinkSchema,
} as const satisfies WorkflowContract;
