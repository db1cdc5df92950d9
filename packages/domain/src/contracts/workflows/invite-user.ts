import { managers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { accountEmail, accountFirstName, accountLastName, language, orEmpty, recordId } from '../shared/fields.ts';

/** Creates an account without a password and sends its owner an e-mail to choose one. */
export const inviteUser = {
  roles: managers,
  input: z.object({
    org: orEmpty(recordId),
    firstName: accountFirstName,
    lastName: accountLastName,
    email: accountEmail,
    role: z.string().check(z.maxLength(20)),
    language,
  }),
  answer: z.strictObject({ user: z.string(), sentTo: z.string() }),
} as const satisfies WorkflowContract;
