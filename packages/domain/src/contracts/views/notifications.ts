import { maxNotifications } from '../../limits.ts';
import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { notificationsSchema } from '../answers/notifications.ts';
import type { ViewContract } from '../shared/contract.ts';
import { countParam, flagParam } from '../shared/params.ts';

/** The reader's notifications about what they may view, and how many are unread. */
export const notifications = {
  roles: staff,
  params: z.object({ unread: z.optional(flagParam), limit: z.optional(countParam(maxNotifications)) }),
  answer: notificationsSchema,
} as const satisfies ViewContract;
