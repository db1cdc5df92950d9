import { mailTimes, notificationTopicNames } from '../../notification-kinds.ts';
import { everyone } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { accountFirstName, accountLastName, language } from '../shared/fields.ts';

const notificationChoice = z.strictObject({
  isShown: z.optional(z.boolean()),
  mail: z.optional(z.enum(mailTimes)),
});

export const saveProfile = {
  roles: everyone,
  input: z.object({
    firstName: z.optional(accountFirstName),
    lastName: z.optional(accountLastName),
    language: z.optional(language),
    /** Of staff: how each topic is notified. What is missing is as it was at the beginning. */
    notify: z.optional(z.partialRecord(z.enum(notificationTopicNames), notificationChoice)),
  }),
  answer: z.strictObject({ id: z.string() }),
} as const satisfies WorkflowContract;
