import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { institutionRowSchema } from '../answers/settings.ts';
import type { ViewContract } from '../shared/contract.ts';

/** All institutions, by name. */
export const institutions = {
  roles: leads,
  params: z.object({}),
  answer: z.strictObject({ institutions: z.array(institutionRowSchema) }),
} as const satisfies ViewContract;
