import { maxNotificationKinds } from '../../limits.ts';
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
    /** Kind of notification → sent by e-mail. */
    notify: z.optional(
      z
        .record(z.string().check(z.maxLength(60)), z.boolean())
        .check(z.refine((kinds) => Object.keys(kinds).length <= maxNotificationKinds)),
    ),
  }),
  answer: z.strictObject({ id: z.string() }),
} as const satisfies WorkflowContract;
