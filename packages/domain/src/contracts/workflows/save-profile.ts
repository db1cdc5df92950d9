import { optionalMails } from '../../optional-mails.ts';
import { everyone } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { accountFirstName, accountLastName, language } from '../shared/fields.ts';

export const saveProfile = {
  roles: everyone,
  input: z.object({
    firstName: z.optional(accountFirstName),
    lastName: z.optional(accountLastName),
    language: z.optional(language),
    /** Whether each of these mails is sent; a missing one is. */
    notify: z.optional(z.partialRecord(z.enum(optionalMails), z.boolean())),
  }),
  answer: z.strictObject({ id: z.string() }),
} as const satisfies WorkflowContract;
