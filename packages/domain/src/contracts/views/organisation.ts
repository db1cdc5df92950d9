import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { organisationSettingsSchema } from '../answers/settings.ts';
import type { ViewContract } from '../shared/contract.ts';
import { idParam } from '../shared/params.ts';

/** `org`: chosen by an intern; '' for the desk itself. */
export const organisation = {
  roles: staff,
  params: z.object({ org: z.optional(idParam) }),
  answer: organisationSettingsSchema,
} as const satisfies ViewContract;
