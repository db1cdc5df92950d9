import { gatekeepers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { usageSchema } from '../answers/settings.ts';
import type { ViewContract } from '../shared/contract.ts';

/** `month` selects whose onboardings are counted: `2026-11`. */
export const usage = {
  roles: gatekeepers,
  params: z.object({ month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))) }),
  answer: usageSchema,
} as const satisfies ViewContract;
