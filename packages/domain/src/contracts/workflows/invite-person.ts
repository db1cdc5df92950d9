import { linkChannels } from '../../kyc-form/helper-links.ts';
import { clients } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { email, language, recordId, requestRef } from '../shared/fields.ts';
import { sentLinkSchema } from '../shared/sent-link.ts';

/** Names the address at which a person of the company identifies. An earlier link to another address ends. */
export const invitePerson = {
  roles: clients,
  input: z.extend(requestRef, { person: recordId, email, by: z.enum(linkChannels), language: z.optional(language) }),
  answer: sentLinkSchema,
} as const satisfies WorkflowContract;
