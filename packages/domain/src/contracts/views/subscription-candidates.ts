import { gatekeepers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { subscriptionCandidateSchema } from '../answers/monitoring.ts';
import type { ViewContract } from '../shared/contract.ts';
import { idParam, searchParam } from '../shared/params.ts';

/** `request` selects one alone. */
export const subscriptionCandidates = {
  roles: gatekeepers,
  params: z.object({ search: z.optional(searchParam), request: z.optional(idParam) }),
  answer: z.strictObject({ items: z.array(subscriptionCandidateSchema) }),
} as const satisfies ViewContract;
