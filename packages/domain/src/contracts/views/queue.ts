import { onboardingStatuses } from '../../onboarding.ts';
import { interns } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { queueListSchema } from '../answers/onboardings.ts';
import type { ViewContract } from '../shared/contract.ts';
import { listParams, queueTab, vaultFilter } from '../shared/params.ts';

export const queue = {
  roles: interns,
  params: z.extend(listParams, {
    tab: z.optional(queueTab),
    vault: z.optional(vaultFilter),
    status: z.optional(z.enum(onboardingStatuses)),
  }),
  answer: queueListSchema,
} as const satisfies ViewContract;
