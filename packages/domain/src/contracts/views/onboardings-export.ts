import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../shared/contract.ts';
import { language } from '../shared/fields.ts';
import { onboardingParams, queueTab, vaultFilter } from '../shared/params.ts';

/** The list as the viewer sees it, as CSV. `tab`: of the queue. */
export const onboardingsExport = {
  roles: staff,
  params: z.object({
    ...z.omit(onboardingParams, { offset: true, limit: true }).shape,
    tab: z.optional(queueTab),
    vault: z.optional(vaultFilter),
    language: z.optional(language),
  }),
  answer: 'file',
} as const satisfies ViewContract;
